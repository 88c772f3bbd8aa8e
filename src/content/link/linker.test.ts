import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { foldYo } from '../../lib/fold-ru.ts';
import { compileLinker, type Segment } from './linker.ts';

const link = (forms: Record<string, string>) =>
  compileLinker({ linkedForms: new Map(Object.entries(forms).map(([f, id]) => [foldYo(f), id])) });
/** Mentions in brackets: «[враг:enemy] стоит». */
const markLinks = (segments: readonly Segment[]) =>
  segments.map((s) => (s.term === undefined ? s.text : `[${s.text}:${s.term}]`)).join('');

const arkham = link({
  атака: 'attack',
  'внеочередная атака': 'opportunity',
  враг: 'enemy',
  'враг-охотник': 'hunter',
  развёрнутый: 'ready',
  'развёрнутый враг': 'ready-enemy',
  'фаза Мифа': 'mythos',
  'действие взять карту': 'draw',
  'взять карту': 'drawing',
});

const SENTENCES: [string, string, string][] = [
  ['a form is found', 'стоит враг', 'стоит [враг:enemy]'],
  ['the first letter may be capital', 'Враг стоит', '[Враг:enemy] стоит'],
  ['other capitals are no mention', 'ВРАГ стоит', 'ВРАГ стоит'],
  ['the longest form wins', 'внеочередная атака', '[внеочередная атака:opportunity]'],
  ['a shorter form matches where the longer one breaks off', 'развёрнутый актив', '[развёрнутый:ready] актив'],
  ['ё may be written е', 'развернутый враг', '[развернутый враг:ready-enemy]'],
  ['a non-breaking space joins words', 'внеочередная\u00a0атака', '[внеочередная\u00a0атака:opportunity]'],
  ['a line break joins words', 'внеочередная\nатака', '[внеочередная\nатака:opportunity]'],
  ['a comma parts words', 'развёрнутый, враг', '[развёрнутый:ready], [враг:enemy]'],
  ['a form inside a word is no mention', 'контратака, вражеский', 'контратака, вражеский'],
  ['a form inside a hyphenated word is no mention', 'псевдо-враг', 'псевдо-враг'],
  ['a hyphenated form is found', 'враг-охотник', '[враг-охотник:hunter]'],
  [
    'a compound may keep the capital of its second part',
    'враг-Охотник, Враг-Охотник',
    '[враг-Охотник:hunter], [Враг-Охотник:hunter]',
  ],
  ['proper names keep their capitals', 'фаза Мифа и фаза мифа', '[фаза Мифа:mythos] и фаза мифа'],
  ['quotation marks stand outside a mention', '«враг»', '«[враг:enemy]»'],
  ['a quotation from before a mention does not end inside it', 'в «действие взять» карту', 'в «действие взять» карту'],
  [
    'a quotation inside a mention is closed in it',
    'действие «Взять карту» — и всё',
    '[действие «Взять карту»:draw] — и всё',
  ],
  ['a mention after a mention', 'враг враг', '[враг:enemy] [враг:enemy]'],
  ['nothing in nothing', '', ''],
];
for (const [title, text, expected] of SENTENCES) test(title, () => assert.equal(markLinks(arkham(text)), expected));

/** The slow and obvious linker: at each place try every form, longest first, by comparing letters. */
const oracle = (forms: Record<string, string>) => {
  const byLength = Object.entries(forms).sort(([a], [b]) => b.split(' ').length - a.split(' ').length);
  const isWord = (c: string | undefined) => c !== undefined && /[\p{L}\p{N}]/u.test(c);
  const isJoint = (text: string, at: number) => text[at] === '-' && isWord(text[at - 1]) && isWord(text[at + 1]);
  return (text: string): string => {
    let out = '';
    for (let i = 0; i < text.length;) {
      const starts = isWord(text[i]) && !isWord(text[i - 1]) && !(text[i - 1] === '-' && isWord(text[i - 2]));
      const hit =
        starts &&
        byLength.find(([form]) => {
          const end = i + form.length;
          return text.slice(i, end) === form && !isWord(text[end]) && !isJoint(text, end);
        });
      if (hit) {
        out += `[${hit[0]}:${hit[1]}]`;
        i += hit[0].length;
      } else {
        out += text[i];
        i += 1;
      }
    }
    return out;
  };
};

test('agrees with the slow and obvious linker on any text', () => {
  const word = fc.constantFrom('а', 'б', 'аб', 'в', 'аа');
  const form = fc.array(word, { minLength: 1, maxLength: 3 }).map((w) => w.join(' '));
  const text = fc
    .array(fc.tuple(word, fc.constantFrom(' ', ', ', '-', ' ', '. ')), { maxLength: 14 })
    .map((p) => p.flat().join(''));
  fc.assert(
    fc.property(fc.array(form, { maxLength: 6 }), text, (forms, t) => {
      const dictionary = Object.fromEntries(forms.map((f) => [f, f.replaceAll(' ', '_')]));
      assert.equal(markLinks(link(dictionary)(t)), oracle(dictionary)(t));
    }),
    { numRuns: 500 },
  );
});

test('segments make up the text again', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'враг атка«»\u00a0-,ёЁ ') }), (text) =>
      assert.equal(
        arkham(text)
          .map((s) => s.text)
          .join(''),
        text,
      ),
    ),
  );
});

test('a word without a capital and without ё is looked up as it is, without folding', ({ mock }) => {
  const plain = 'стоит враг, и внеочередная атака 2 взять карту '.repeat(20);
  const folding = (['normalize', 'toLocaleLowerCase', 'replace'] as const).map((name) =>
    mock.method(String.prototype, name),
  );
  const callsFor = (text: string): number => {
    for (const { mock: calls } of folding) calls.resetCalls();
    arkham(text);
    return folding.reduce((sum, { mock: calls }) => sum + calls.callCount(), 0);
  };
  assert.equal(callsFor(plain), 0);
  assert.ok(callsFor('Развёрнутый враг') > 0);
});
