import { expect } from '@playwright/test';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { openMovingDetails, requestedVersions, test } from '../../fixtures/remote-versions.js';
import { aMover } from '../../support/mover.js';
import { atMount, pinnedBrand, type Alteration } from '../../support/registry.js';

const scope = '@scope ([data-remote=council-water]){';
const red = 'rgb(255, 0, 0)';

test(
  'a version whose style sheet selects every element changes its own page only',
  { tag: '@shell' },
  async ({ page, journey, header, versions }) => {
    const { broken } = await versions.publishBroken({
      file: 'app',
      change: (code) => code.replace(scope, `${scope}:root,body,header,*{outline:3px solid ${red}!important}`),
    });
    const requested = requestedVersions(page);
    await openMovingDetails(page);
    await journey.movingDetails.next.click();

    await expect(journey.councilWater.title).toHaveCSS('outline-color', red);
    expect(requested).toEqual([broken]);
    await expect(header.bar).not.toHaveCSS('outline-color', red);
    await expect(page.locator('body')).not.toHaveCSS('outline-color', red);
    await expect(page.locator('html')).not.toHaveCSS('outline-color', red);
  },
);

const hide = 'header{display:none!important}';
const sheet = `const sheet=new CSSStyleSheet();sheet.replaceSync("${hide}");`;
const inHead = (tag: string, properties: string) =>
  `document.head.append(Object.assign(document.createElement("${tag}"),{${properties}}))`;

const attempts: readonly { readonly attempt: string; readonly alteration: Alteration }[] = [
  {
    attempt: 'adopts a style sheet of the whole page',
    alteration: atMount(`${sheet}document.adoptedStyleSheets=[...document.adoptedStyleSheets,sheet]`),
  },
  {
    attempt: 'adds one to the list of the page',
    alteration: atMount(`${sheet}document.adoptedStyleSheets.push(sheet)`),
  },
  {
    attempt: 'inserts a style element',
    alteration: atMount(inHead('style', `textContent:"${hide}"`)),
  },
  {
    attempt: 'links a style sheet',
    alteration: atMount(inHead('link', `rel:"stylesheet",href:"data:text/css,${hide}"`)),
  },
];

for (const { attempt, alteration } of attempts) {
  test(
    `a version that ${attempt} leaves the header as it is`,
    { tag: '@shell' },
    async ({ page, journey, header, versions }) => {
      const { broken } = await versions.publishBroken(alteration);
      const requested = requestedVersions(page);
      await openMovingDetails(page);
      await journey.movingDetails.next.click();

      await expect(journey.councilWater.council.card).toContainText('Bedford Borough Council');
      expect(requested).toContain(broken);
      await expect(header.bar).toBeVisible();
    },
  );
}

test(
  'a version whose script adopts a style sheet before the shell starts leaves the header as it is',
  { tag: '@shell' },
  async ({ page, journey, header, versions }) => {
    const { broken } = await versions.publishBroken({
      file: 'app',
      change: (code) => `{${sheet}try{document.adoptedStyleSheets=[sheet]}catch{}}${code}`,
    });
    const requested = requestedVersions(page);
    await startAt(page, aMover({ wants: 'all' }), 'councilWater', { brand: pinnedBrand });

    await expect(journey.councilWater.council.card).toContainText('Bedford Borough Council');
    expect(requested).toEqual([broken]);
    await expect(header.bar).toBeVisible();
  },
);
