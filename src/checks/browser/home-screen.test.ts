/** Chromium finds the site fit for the home screen, and does not prompt. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stage } from './stage.ts';

const { open } = stage();

test('the home page is fit for the home screen, and its policy allows the manifest', () =>
  open('/', {}, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    const { data, errors } = await devtools.send('Page.getAppManifest');
    assert.deepEqual(errors, []);
    assert.equal((JSON.parse(data!) as { display: string }).display, 'standalone');
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
    // A context of a test is private, and those install nothing.
    assert.deepEqual(
      installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
      [],
    );
  }));
