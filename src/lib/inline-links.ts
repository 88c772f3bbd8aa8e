/** A run of a sentence; with `to` it is a link to a page of the game: `terms/doom`, `rules/round#mythos`. */
export interface LinkRun {
  readonly text: string;
  readonly to?: string;
}

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/gu;

/** A sentence with links in it, as its runs: «Положите [безысходность](terms/doom) на замысел». */
export const inlineLinks = (sentence: string): readonly LinkRun[] => {
  const runs: LinkRun[] = [];
  let end = 0;
  for (const match of sentence.matchAll(LINK)) {
    if (match.index > end) runs.push({ text: sentence.slice(end, match.index) });
    runs.push({ text: match[1]!, to: match[2]! });
    end = match.index + match[0].length;
  }
  if (end < sentence.length) runs.push({ text: sentence.slice(end) });
  return runs;
};

/** The address of a place below a game, whose address ends with a slash: `terms/doom` → `/arkham/terms/doom/`. */
export const placeBelow = (base: string, to: string): string => {
  const [page = '', anchor] = to.split('#');
  return `${base}${page}/${anchor === undefined ? '' : `#${anchor}`}`;
};
