const NBSP = '\u00a0';
/** Prepositions, conjunctions and particles that must not stay alone at the end of a line. */
const SHORT = 'а|без|в|во|вы|да|для|до|за|и|из|или|их|к|ко|на|не|ни|но|о|об|он|от|по|при|с|со|то|у|что|я';
const afterShort = new RegExp(`(?<![\\p{L}\\p{N}-])(${SHORT}) (?=[\\p{L}\\p{N}«(])`, 'giu');

/**
 * Puts non-breaking spaces where Russian typesetting wants them: after short words, before a dash, between a
 * number and the word it counts, before «же», «бы», «ли». Text without such places comes back unchanged, and a
 * second application changes nothing.
 */
export const typeset = (text: string): string =>
  text
    .replace(afterShort, `$1${NBSP}`)
    .replace(afterShort, `$1${NBSP}`)
    .replace(/ (?=—)/gu, NBSP)
    .replace(/(?<=\p{N}) (?=\p{L})/gu, NBSP)
    .replace(/ (?=(?:же|бы|ли)(?![\p{L}-]))/giu, NBSP)
    .replace(/(?<=№) /gu, NBSP);
