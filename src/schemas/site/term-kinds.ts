/** What sort of thing a term is; the reader filters the glossary by it. */
export const KINDS = [
  'rule',
  'keyword',
  'action',
  'ability',
  'timing',
  'card',
  'token',
  'value',
  'state',
  'zone',
  'wording',
  'deck',
  'campaign',
  'person',
] as const;
export type Kind = (typeof KINDS)[number];

/** The reader's name of each kind. */
export const KIND_NAMES: { readonly [k in Kind]: string } = {
  rule: 'правило',
  keyword: 'ключевое слово',
  action: 'действие',
  ability: 'вид свойства',
  timing: 'момент и порядок',
  card: 'тип карты',
  token: 'жетон',
  value: 'параметр',
  state: 'состояние',
  zone: 'зона',
  wording: 'слово на карте',
  deck: 'колода',
  campaign: 'кампания и сбор колоды',
  person: 'участник',
};
