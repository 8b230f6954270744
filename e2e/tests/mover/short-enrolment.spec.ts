import { dateInDays } from '../../support/mover.js';
import { anInvitedMover } from '../../fixtures/people.js';
import { expect, test } from '../../fixtures/test.js';
import { countTypedFields, recordScreens } from '../../fixtures/typed-fields.js';
import { broadbandOrdersOf, applicationsOf } from '../../support/sandbox.js';
import { codeIn, Inbox } from '../../support/outbox.js';

test(
  "a letting agent's link leads to energy and broadband with at most 12 typed fields and 14 screens",
  { tag: ['@small', '@onboarding', '@confirmation'] },
  async ({ page, account, onboarding, journey }) => {
    const { home, contact, code, yourDetails } = onboarding;
    const { councilWater, productSelection, usage, list, psr, payment } = journey;
    const { broadbandList, broadbandSignup, confirmation } = journey;
    // Invited as Sam Hartley of the demo data is, whose details stay as they are for other stories.
    const { link, known } = await anInvitedMover({ brand: 'oakwood', branch: '12', surname: 'Hartley' });
    const typedFields = await countTypedFields(page);
    const screens = await recordScreens(page);

    await page.goto(link);
    await account.verifyPostcode.confirm(known.postcode);
    await home.choose('14 Castle Road, Bedford');
    await home.next.click();
    await contact.next.click();
    await code.sentNotice.waitFor();
    await code.enter(codeIn(await new Inbox(known.email).next()));
    await yourDetails.firstName.fill('Sam');
    await yourDetails.dateOfBirth.enter({ day: '27', month: '3', year: '1985' });
    await yourDetails.moveInDate.enter(dateInDays(7));
    await yourDetails.residentialStatus.selectOption('Private tenant');
    await yourDetails.confirm.click();

    await councilWater.next.click();
    await productSelection.choose(['energy', 'entertainment']);
    await productSelection.next.click();
    await usage.estimate.check();
    await usage.bedrooms('1 to 2').check();
    await usage.propertyType.selectOption('Flat or maisonette');
    await usage.people.selectOption('2');
    await usage.next.click();
    // The lowest first-year cost. Plans of the named supplier have one more screen, for add-ons.
    await list.select('Glimmer Track 12').click();
    await psr.answerNo();
    await expect(payment.accountName).toHaveValue('Sam Hartley');
    await payment.sortCode.fill('08-99-99');
    await payment.accountNumber.fill('66374958');
    await payment.day.selectOption('15th of the month');
    await payment.accountHolder.check();
    await payment.smartMeter.check();
    await payment.terms.check();
    await payment.next.click();
    await broadbandList.showMore.press('Enter');
    await broadbandList.select('Full Fibre 150').click();
    await broadbandSignup.consent.check();
    await broadbandSignup.order.click();

    await expect(confirmation.energy).toContainText('Completed');
    await expect(confirmation.broadband).toContainText('Completed');
    expect(await applicationsOf(known.email)).toHaveLength(1);
    expect(await broadbandOrdersOf(known.email)).toHaveLength(1);
    const [fields, opened] = [await typedFields(), await screens()];
    process.stdout.write(`From a link to energy and broadband: ${fields} typed fields, ${opened.length} screens\n`);
    expect(fields).toBeLessThanOrEqual(12);
    expect(opened.length, opened.join('\n')).toBeLessThanOrEqual(14);
  },
);
