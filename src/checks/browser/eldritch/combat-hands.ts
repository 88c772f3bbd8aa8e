/** What tests of the calculator of combat do with it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { PROJECT } from '../../site/built-site.ts';
import { reached } from '../question.ts';

export const PAGE = '/eldritch/combat/';
/** The page is built once the game is ready. */
export const skip = existsSync(join(PROJECT, 'dist', PAGE)) ? false : 'the game is being written';
export const PHONE = { viewport: { width: 320, height: 740 }, hasTouch: true };

export const big = (page: Page) => page.locator('.el-combat .c-bar .c-big');
export const says = (page: Page, text: string | RegExp) => big(page).filter({ hasText: text }).waitFor();
export const isLive = (page: Page) => page.locator('.el-combat[data-live=true]').waitFor();
export const press = async (page: Page, name: string) =>
  (await reached(page, page.getByRole('button', { name, exact: true }))).click();
export const choose = async (page: Page, name: string) =>
  (await reached(page, page.getByRole('radio', { name, exact: true }))).check();
