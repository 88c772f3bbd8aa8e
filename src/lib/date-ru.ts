/** Days in words. */
const LONG = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** «26 ноября 2026 года». @param date `2026-11-26` */
export const dayRu = (date: string): string => LONG.format(new Date(`${date}T00:00:00Z`)).replace(/\sг\.$/, ' года');
