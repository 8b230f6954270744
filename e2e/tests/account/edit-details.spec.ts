import { formatDate, dateInDays } from '../../support/mover.js';
import { anOnboardingMover, openOnboarding } from '../../fixtures/onboarding.js';
import { expect, test } from '../../fixtures/test.js';
import type { TypedDate } from '../../support/mover.js';
import type { EditDetailPage } from '../../pages/edit-detail.page.js';

const dateOf = (day: string, month: string, year: string): TypedDate => ({ day, month, year });

/** An invalid and a valid entry on each edit screen, and the resulting row of the summary. */
const edits = [
  {
    label: 'First name',
    enterInvalid: ({ firstName }: EditDetailPage) => firstName.fill('R'),
    error: "That name doesn't look long enough",
    enterValid: ({ firstName }: EditDetailPage) => firstName.fill(' Zoë-Anne '),
    row: 'Zoë-Anne',
  },
  {
    label: 'Surname',
    enterInvalid: ({ surname }: EditDetailPage) => surname.fill('O'),
    error: "That name doesn't look long enough",
    enterValid: ({ surname }: EditDetailPage) => surname.fill("O'Neill-Björk"),
    row: "O'Neill-Björk",
  },
  {
    label: 'Date of birth',
    enterInvalid: ({ dateOfBirth }: EditDetailPage) => dateOfBirth.enter(dateOf('31', '2', '1985')),
    error: "That's not a real date",
    enterValid: ({ dateOfBirth }: EditDetailPage) => dateOfBirth.enter(dateOf('27', 'March', '1985')),
    row: '27 Mar 1985',
  },
  {
    label: 'Email address',
    enterInvalid: ({ email }: EditDetailPage) => email.fill(' '),
    error: 'We need your email to continue',
    enterValid: ({ email }: EditDetailPage) => email.fill('zoe.oneill@example.test'),
    row: 'zoe.oneill@example.test',
  },
  {
    label: 'Mobile number',
    enterInvalid: ({ mobile }: EditDetailPage) => mobile.fill(''),
    error: 'We need your number to continue',
    enterValid: ({ mobile }: EditDetailPage) => mobile.fill('+44 7700 900 777'),
    row: '07700900777',
  },
  {
    label: 'Move-in date',
    enterInvalid: ({ moveInDate }: EditDetailPage) => moveInDate.enter(dateInDays(31)),
    error: 'Date needs to be in the next 30 days',
    enterValid: ({ moveInDate }: EditDetailPage) => moveInDate.enter(dateInDays(30)),
    row: formatDate(dateInDays(30)),
  },
] as const;

test(
  'every detail has an edit screen that rejects invalid input, goes back without a change, and saves [ONB-15] [ONB-18] [ROUTE-26]',
  { tag: ['@small', '@full', '@shell', '@onboarding'] },
  async ({ page, onboarding }) => {
    const { yourDetails, edit, home } = onboarding;
    await openOnboarding(page, await anOnboardingMover('default'), '/onboarding/confirm');
    await yourDetails.title.waitFor();
    const rows = page.getByRole('main').locator('dt + dd');

    for (const [index, { label, enterInvalid, error, enterValid, row }] of edits.entries()) {
      await test.step(label, async () => {
        const shown = rows.nth(index < 5 ? index : 6);
        const before = await shown.innerText();
        await yourDetails.edit(label.toLowerCase()).click();
        await expect(edit.title).toBeFocused();
        await enterInvalid(edit);
        await edit.save.click();
        await edit.expectErrors([error]);
        await expect(page).toHaveTitle(/^Error: Edit your .+ - Home Move$/);
        await expect(page.locator('input:focus')).toHaveAttribute('aria-invalid', 'true');
        await edit.expectAccessible();
        await edit.back.click();
        await expect(yourDetails.title).toBeVisible();
        await expect(shown).toHaveText(before);

        await yourDetails.edit(label.toLowerCase()).click();
        await enterValid(edit);
        await edit.save.click();
        await expect(yourDetails.status(`${label} updated`)).toBeVisible();
        await expect(shown).toHaveText(row);
      });
    }

    await yourDetails.edit('address').click();
    await home.choose('16 Castle Road, Bedford');
    await home.back.click();
    await expect(rows.nth(5)).toHaveText('14 Castle Road, Bedford, MK40 2QT');
    await yourDetails.edit('address').click();
    await home.choose('18 Castle Road, Bedford');
    await home.save.click();
    await expect(yourDetails.status('New address updated')).toBeVisible();
    await expect(rows.nth(5)).toHaveText('18 Castle Road, Bedford, MK40 2QT');
    await page.reload();
    await expect(rows).toHaveText([
      ...edits.slice(0, 5).map(({ row }) => row),
      '18 Castle Road, Bedford, MK40 2QT',
      edits[5].row,
    ]);
  },
);
