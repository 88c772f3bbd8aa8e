/** The card of a page: the picture that a chat shows of its link. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import satori, { type Font } from 'satori';
import sharp from 'sharp';

/** What a card says. */
export interface Card {
  readonly title: string;
  /** The short answer, or what the page is for. */
  readonly says: string;
  /** The short name of the game. */
  readonly game: string;
  /** The accent of the game on light paper. */
  readonly accent: string;
}

/** Pixels, as chats want them. */
export const CARD_SIZE = { width: 1200, height: 630 } as const;
/** Characters of a title from which it has smaller letters. */
const LONG = 28;
/** Letters on paper have few shades; a palette makes a third of the bytes. */
const PNG = { palette: true, colours: 16, effort: 1, dither: 0 } as const;

const require = createRequire(import.meta.url);
const font = (letters: 'cyrillic' | 'latin', weight: 400 | 700): Font => ({
  name: `PT Serif ${letters}`,
  weight,
  style: 'normal',
  data: readFileSync(require.resolve(`@fontsource/pt-serif/files/pt-serif-${letters}-${weight}-normal.woff`)),
});
let fonts: readonly Font[] | undefined;
const allFonts = (): Font[] => [
  ...(fonts ??= [font('cyrillic', 400), font('cyrillic', 700), font('latin', 400), font('latin', 700)]),
];

interface Box {
  readonly type: 'div';
  readonly props: { readonly style: object; readonly children: readonly (Box | string)[] };
}
const box = (style: object, ...children: readonly (Box | string)[]): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

const layout = ({ title, says, game, accent }: Card): Box =>
  box(
    {
      ...CARD_SIZE,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '56px 72px',
      borderLeft: `24px solid ${accent}`,
      background: '#faf6ee',
      color: '#231d16',
      fontFamily: 'PT Serif cyrillic, PT Serif latin',
    },
    box({ fontSize: 34, fontWeight: 700, color: accent }, game),
    box(
      { flexDirection: 'column' },
      box({ fontSize: title.length > LONG ? 60 : 84, fontWeight: 700, lineHeight: 1.1 }, title),
      box({ fontSize: 37, lineHeight: 1.35, marginTop: 26 }, says),
    ),
    box({ fontSize: 30, color: '#665c4f' }, 'Правилариум'),
  );

/** Draws a card. @returns a PNG */
export const drawCard = async (card: Card): Promise<Buffer> => {
  const svg = await satori(layout(card), {
    ...CARD_SIZE,
    fonts: allFonts(),
  });
  return sharp(Buffer.from(svg)).png(PNG).toBuffer();
};
