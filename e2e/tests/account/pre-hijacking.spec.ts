import { aMover, type Mover } from '../../support/mover.js';
import { prepareEnrolment } from '../../fixtures/prepared-enrolment.js';
import { expect, test, type Fixtures } from '../../fixtures/test.js';
import { AppClient } from '../../support/app-client.js';
import type { MoverClient } from '../../support/mover-client.js';
import { codeIn, Inbox, linkIn } from '../../support/outbox.js';
import type { Page } from '@playwright/test';

/*
 * An attacker prepares an enrolment with a victim's email address and the attacker's phone number, and waits until the
 * victim has logged in. Each story is one way in which the attacker tries to return.
 */

/** The enrolment as the attacker left it: named after the attacker, in the home that the victim moves to. */
async function prepareTrap(victim: Mover): Promise<{ attacker: MoverClient; person: Mover['person'] }> {
  const person = { ...aMover().person, surname: 'Attwater', email: victim.person.email };
  return { attacker: await prepareEnrolment({ ...victim, person }, 'councilWater'), person };
}

/** The victim logs in by code, and finds everything that was entered. */
async function logInAsVictim(
  page: Page,
  { account, journey }: Pick<Fixtures, 'account' | 'journey'>,
  { person }: Mover,
): Promise<void> {
  const inbox = await Inbox.of(person.email);
  await page.goto('/login');
  await account.codeLogin.requestByEmail(person.email);
  await account.loginCode.enter(codeIn(await inbox.next()));
  await expect(journey.councilWater.title).toBeVisible();
}

async function expectSessionEnded(attacker: MoverClient): Promise<void> {
  await expect(attacker.enrolment()).rejects.toThrow('401 UNAUTHENTICATED');
}

test(
  'an attacker does not return to the enrolment of a victim by a code to their own number',
  { tag: ['@shell', '@onboarding'] },
  async ({ page, account, journey, mover }) => {
    const { attacker, person } = await prepareTrap(mover);
    await logInAsVictim(page, { account, journey }, mover);

    const inbox = await Inbox.of(person.mobile);
    const stranger = await AppClient.connected();
    await expect(stranger.requestTextCode(person.mobile)).rejects.toThrow('404 NOT_FOUND');
    await inbox.expectNothingNew();
    await expectSessionEnded(attacker);
  },
);

test(
  'an attacker does not return to the enrolment of a victim by a phone link sent before',
  { tag: ['@shell', '@onboarding'] },
  async ({ page, account, journey, mover }) => {
    const { attacker, person } = await prepareTrap(mover);
    const inbox = await Inbox.of(person.mobile);
    await attacker.textPhoneLink();
    const link = linkIn(await inbox.next(), 'phone');
    await logInAsVictim(page, { account, journey }, mover);

    const token = new URL(link).pathname.split('/').at(-1) ?? '';
    const stranger = await AppClient.connected();
    await expect(stranger.openPhoneLink(token, mover.home.postcode)).rejects.toThrow('404 INVALID_LINK');
    await expectSessionEnded(attacker);
  },
);

test(
  'an attacker does not return to the enrolment of a victim by the save-and-continue token, surname and postcode',
  { tag: ['@shell', '@onboarding'] },
  async ({ page, account, journey, mover }) => {
    const { attacker, person } = await prepareTrap(mover);
    const { saveAndContinueToken: token = '' } = await attacker.enrolment();
    await logInAsVictim(page, { account, journey }, mover);

    const stranger = await AppClient.connected();
    for (const { surname } of [person, mover.person]) {
      const { body } = await stranger.validate({ token, surname, postcode: mover.home.postcode });
      // At most a code goes to the victim.
      expect(body).not.toHaveProperty('token');
    }
    await expectSessionEnded(attacker);
  },
);
