/**
 * Makes terms live on a page of somebody else: `<a data-pravilarium="arkham/doom">дум</a>` becomes a link to the term, and
 * shows its short answer to a mouse that rests on it and to a keyboard that reaches it. Described on the page for
 * developers; whatever fails leaves the text as it was.
 */
interface Term {
  readonly id: string;
  readonly ru: string;
  readonly en: string;
  readonly url: string;
  readonly summary: string;
}

const site = new URL('.', (document.currentScript as HTMLScriptElement).src);
/** Its colours are those of the site; nothing of the page around reaches it. */
const STYLE = `:host{all:initial;position:fixed;margin:0;inset:auto;box-sizing:border-box;width:min(22rem,100vw - 1rem);padding:.7rem 1rem;
border:1px solid light-dark(#e2d8c7,#362e25);border-radius:10px;background:light-dark(#fffdf8,#1d1914);color:light-dark(#231d16,#ebe3d5);
color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif;box-shadow:0 8px 30px #0004}:host(:not(:popover-open)){display:none}
b{font-weight:600}i{opacity:.75}p{margin:.3rem 0 0}`;
/** Pixels between a word and its card, and between the card and the edge of the window. */
const GAP = 6;

const cardOf = (): { readonly host: HTMLElement; readonly fill: (term: Term) => void } => {
  const host = document.createElement('div');
  host.popover = 'manual';
  host.setAttribute('role', 'tooltip');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const [title, english, answer] = [
    document.createElement('b'),
    document.createElement('i'),
    document.createElement('p'),
  ];
  english.lang = 'en';
  root.append(title, ' ', english, answer);
  document.body.append(host);
  const fill = ({ ru, en, summary }: Term) => {
    [title.textContent, english.textContent, answer.textContent] = [ru, en, summary];
  };
  return { host, fill };
};

/** The terms of a game, fetched once. */
const files = new Map<string, Promise<ReadonlyMap<string, Term>>>();
const fetchTerms = async (game: string): Promise<ReadonlyMap<string, Term>> => {
  const response = await fetch(new URL(`terms-${game}.json`, site));
  const { terms } = (await response.json()) as { readonly terms: readonly Term[] };
  return new Map(terms.map((term) => [term.id, term]));
};
const termsOf = (game: string): Promise<ReadonlyMap<string, Term>> => {
  const file = files.get(game) ?? fetchTerms(game);
  files.set(game, file);
  return file;
};

const makeLive = async (link: HTMLAnchorElement, card: ReturnType<typeof cardOf>): Promise<void> => {
  const [game = '', id = ''] = (link.dataset.pravilarium ?? '').split('/');
  const term = (await termsOf(game)).get(id);
  if (term === undefined) return;
  link.href = new URL(term.url, site).href;
  link.lang = 'ru';
  const show = () => {
    card.fill(term);
    if (!card.host.matches(':popover-open')) card.host.showPopover();
    const { left, bottom, top } = link.getBoundingClientRect();
    const fits = bottom + card.host.offsetHeight + GAP < innerHeight;
    card.host.style.left = `${Math.max(GAP, Math.min(left, innerWidth - card.host.offsetWidth - GAP))}px`;
    card.host.style.top = `${fits ? bottom + GAP : Math.max(GAP, top - card.host.offsetHeight - GAP)}px`;
  };
  const hide = () => {
    if (card.host.matches(':popover-open')) card.host.hidePopover();
  };
  for (const event of ['mouseenter', 'focus']) link.addEventListener(event, show);
  for (const event of ['mouseleave', 'blur']) link.addEventListener(event, hide);
  link.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
};

const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-pravilarium]')];
if (links.length > 0 && 'popover' in HTMLElement.prototype) {
  const card = cardOf();
  for (const link of links) makeLive(link, card).catch(() => {});
}
