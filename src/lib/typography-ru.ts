const NBSP = '\u00a0';
/** Words of one or two letters that must not end a line; binding longer ones would tear a narrow column. */
const SHORT = 'а|в|во|вы|да|до|за|и|из|их|к|ко|на|не|ни|но|о|об|он|от|по|с|со|то|у|я';
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
