/** The icons of the home screen, drawn from our own emblems. */
import { appIcon, type IconShape } from '../../drawings/app-icon.ts';
import { readyGames } from './games.ts';

/** An icon: its file name without an ending, its drawing, and the length of its side in pixels. */
export interface AppIcon {
  readonly name: string;
  readonly shape: IconShape;
  readonly side: number;
  readonly svg: string;
}

const icon = (name: string, side: number, shape: IconShape, emblem?: string): AppIcon => ({
  name,
  shape,
  side,
  svg: appIcon(shape, emblem),
});

/** The icons that the manifest offers for the site. */
export const SITE_ICONS: readonly AppIcon[] = [
  icon('192', 192, 'rounded'),
  icon('512', 512, 'rounded'),
  icon('masked-192', 192, 'masked'),
  icon('masked-512', 512, 'masked'),
];

/** The icon of a game, for its shortcut. */
export const iconOf = ({ id, emblem }: { readonly id: string; readonly emblem: string }): AppIcon =>
  icon(id, 96, 'rounded', emblem);

/** All icons of the site. */
export const allIcons = (): readonly AppIcon[] => [
  ...SITE_ICONS,
  icon('apple', 180, 'masked'),
  ...readyGames().map(iconOf),
];
