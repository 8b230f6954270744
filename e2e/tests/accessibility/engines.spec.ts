import { expect, test } from '@playwright/test';
import { axeFaults, snifferFaults } from '../../accessibility/engines.js';
import { focusFaults, motionFaults, overflowFaults, readingOrderFaults } from '../../accessibility/layout-checks.js';
import { doubledTextFaults } from '../../accessibility/text-size.js';

const page = `<!doctype html><html lang="en"><title>Moving</title>
  <style>
    button { outline: none; animation: fade 1s infinite }
    @keyframes fade { to { opacity: 0.5 } }
    form { display: flex; flex-direction: column-reverse }
    p { font-size: 16px; min-width: 2000px; color: #aaa; background: #fff }
  </style>
  <main><h1>Moving</h1><p>Pale text</p><form><input><button type="button">Next</button></form></main></html>`;

test('each check finds the faults of a bad page', { tag: ['@full', '@shell'] }, async ({ page: tab }) => {
  await tab.setContent(page);
  const [axe, sniffer] = [await axeFaults(tab), await snifferFaults(tab)];
  expect(axe).toEqual(expect.arrayContaining(['color-contrast: p', 'label: input']));
  expect(sniffer).toEqual(
    expect.arrayContaining([
      expect.stringContaining('1_4_3.G18.Fail p "Pale text"'),
      expect.stringContaining('F68 input'),
    ]),
  );
  expect(await readingOrderFaults(tab)).toEqual(['button "Next" is shown before input ""']);
  expect(await overflowFaults(tab)).toEqual([expect.stringMatching(/^the page is \d+ px wider than its window$/)]);
  expect(await motionFaults(tab)).toEqual(['fade of button.']);
  expect(await doubledTextFaults(tab)).toContain('does not grow: p "Pale text"');
  await tab.keyboard.press('Tab');
  expect(await focusFaults(tab)).toEqual(['button "Next" shows no focus']);
});
