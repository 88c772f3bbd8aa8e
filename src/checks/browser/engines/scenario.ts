/** What a scenario is, and what most of them begin with. */
import type { Driver } from './driver.ts';
import { until } from './hands.ts';

export interface Scenario {
  readonly name: string;
  readonly path: string;
  /** Width of the page; a desk's by default. */
  readonly width?: number;
  readonly play: (driver: Driver) => Promise<unknown>;
}

/** The width of a phone. */
export const PHONE = 360;

/** A calculator has its script. */
export const isLive = (driver: Driver, island: string) =>
  until(driver, `${island} at work`, (css) => document.querySelector(`${css}[data-live=true]`) !== null, island);
