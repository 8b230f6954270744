import { formatDay, inDays } from '../../fixtures/mover.js';
import { aBegun, comeTo } from '../../fixtures/onboarding.js';
import { expect, test } from '../../fixtures/test.js';
import type { TypedDate } from '../../pages/date-boxes.js';
import type { EditDetailPage } from '../../pages/edit-detail.page.js';

const dateOf = (day: string, month: string, year: string): TypedDate => ({ day, month, year });

/** What is typed on an edit screen, refused first, and what its row shows in the end. */
const edits = [
  {
    label: 'First name',
    refuse: ({ firstName }: EditDetailPage) => firstName.fill('R'),
    refusal: "That name doesn't look long enough",
    give: ({ firstName }: EditDetailPage) => firstName.fill(' Zoë-Anne '),
    row: 'Zoë-Anne',
  },
  {
    label: 'Surname',
    refuse: ({ surname }: EditDetailPage) => surname.fill('O'),
    refusal: "That name doesn't look long enough",
    give: ({ surname }: EditDetailPage) => surname.fill("O'Neill-Björk"),
    row: "O'Neill-Björk",
  },
  {
    label: 'Date of birth',
    refuse: ({ dateOfBirth }: EditDetailPage) => dateOfBirth.enter(dateOf('31', '2', '1985')),
    refusal: "That's not a real date",
    give: ({ dateOfBirth }: EditDetailPage) => dateOfBirth.enter(dateOf('27', 'March', '1985')),
    row: '27 Mar 1985',
  },
  {
    label: 'Email address',
    refuse: ({ email }: EditDetailPage) => email.fill(' '),
    refusal: 'We need your email to continue',
    give: ({ email }: EditDetailPage) => email.fill('zoe.oneill@example.test'),
    row: 'zoe.oneill@example.test',
  },
  {
    label: 'Mobile number',
    refuse: ({ mobile }: EditDetailPage) => mobile.fill(''),
    refusal: 'We need your number to continue',
    give: ({ mobile }: EditDetailPage) => mobile.fill('+44 7700 900 777'),
    row: '07700900777',
  },
  {
    label: 'Move-in date',
    refuse: ({ moveInDate }: EditDetailPage) => moveInDate.enter(inDays(31)),
    refusal: 'Date needs to be in the next 30 days',
    give: ({ moveInDate }: EditDetailPage) => moveInDate.enter(inDays(30)),
    row: formatDay(inDays(30)),
  },
] as const;

test(
  'every detail has an edit screen that refuses what cannot be, leaves without a change, and saves [ONB-13] [ONB-14] [ONB-15] [ONB-18] [ROUTE-26] [ROUTE-27]',
  { tag: '@small' },
  async ({ page, account, onboarding }) => {
    const { yourDetails, edit, home } = onboarding;
    await comeTo(page, account, await aBegun('default'), '/onboarding/confirm');
    await yourDetails.title.waitFor();
    const rows = page.getByRole('main').locator('dt + dd');

    for (const [place, { label, refuse, refusal, give, row }] of edits.entries()) {
      await test.step(label, async () => {
        const shown = rows.nth(place < 5 ? place : 6);
        const before = await shown.innerText();
        await yourDetails.edit(label.toLowerCase()).click();
        await expect(edit.title).toBeFocused();
        await refuse(edit);
        await edit.save.click();
        await edit.expectErrors([refusal]);
        await expect(page).toHaveTitle(/^Error: Edit your .+ - Home Move$/);
        await expect(page.locator('input:focus')).toHaveAttribute('aria-invalid', 'true');
        await edit.seen();
        await edit.back.click();
        await expect(yourDetails.title).toBeVisible();
        await expect(shown).toHaveText(before);

        await yourDetails.edit(label.toLowerCase()).click();
        await give(edit);
        await edit.save.click();
        await expect(yourDetails.told(`${label} updated`)).toBeVisible();
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
    await expect(yourDetails.told('New address updated')).toBeVisible();
    await expect(rows.nth(5)).toHaveText('18 Castle Road, Bedford, MK40 2QT');
    await page.reload();
    await expect(rows).toHaveText([
      ...edits.slice(0, 5).map(({ row }) => row),
      '18 Castle Road, Bedford, MK40 2QT',
      edits[5].row,
    ]);
  },
);
