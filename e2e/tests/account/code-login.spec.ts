import { anInvitedMover, wrongCode } from '../../fixtures/people.js';
import { expect, test } from '../../fixtures/test.js';
import { breakProvider, restoreProvider } from '../../support/sandbox.js';
import { codeIn, Inbox } from '../../support/outbox.js';

const inOakwood = { brand: 'oakwood', branch: '12' };

test(
  'a code from an email logs in, pasted with a space; a wrong or incomplete code is rejected [OTP-02] [OTP-04] [OTP-19]',
  { tag: ['@both', '@shell', '@onboarding'] },
  async ({ page, account, journey, header }) => {
    const { codeLogin, loginCode } = account;
    const { email, surname } = (await anInvitedMover(inOakwood)).known;
    await page.goto('/oakwood/login');
    await codeLogin.requestByEmail(email);
    await expect(loginCode.root.getByText('r•••@example.test')).toBeVisible();
    const code = codeIn(await new Inbox(email).next());

    await loginCode.enter(code.slice(0, 5));
    await loginCode.expectErrors(['We need your 6-digit code']);
    await loginCode.enter(wrongCode(code));
    await loginCode.expectErrors(["We don't recognise this code"]);
    await expect(loginCode.code).toBeFocused();
    await loginCode.expectAccessible();

    await loginCode.code.fill('');
    await loginCode.code.evaluate(
      (box: HTMLInputElement, pasted) => {
        box.focus();
        document.execCommand('insertText', false, pasted);
      },
      `${code.slice(0, 3)} ${code.slice(3)} `,
    );
    await loginCode.submit.click();
    await expect(journey.personalDetails.surname).toHaveValue(surname);
    await expect(page).toHaveURL(/\/oakwood\/pending\/personal-details$/);
    await header.open();
    await expect(header.logIn, 'the details are not complete yet').toBeVisible();
  },
);

test(
  'a new code can be requested after 30 seconds, and every code of the last 15 minutes works [OTP-07] [OTP-21]',
  { tag: ['@full', '@shell', '@onboarding'] },
  async ({ page, account, journey }) => {
    const { codeLogin, loginCode } = account;
    const { email, surname } = (await anInvitedMover(inOakwood)).known;
    const mailbox = new Inbox(email);
    await page.clock.install();
    await page.goto('/oakwood/login');
    await codeLogin.requestByEmail(email);
    await loginCode.title.waitFor();
    const first = codeIn(await mailbox.next());
    await expect(loginCode.resend).toBeHidden();
    await expect(loginCode.root.getByText(/^You can ask again in \d+ seconds?\.$/)).toBeVisible();

    await page.clock.runFor(31_000);
    await loginCode.resend.click();
    const second = codeIn(await mailbox.next());
    await expect(loginCode.resend).toBeHidden();
    expect(second).not.toBe(first);

    await loginCode.enter(first);
    await expect(journey.personalDetails.surname).toHaveValue(surname);
  },
);

test(
  'an unknown address is reported at its field, and no code is sent [OTP-03] [OTP-14] [OTP-15]',
  { tag: ['@small', '@shell', '@onboarding'] },
  async ({ page, account, mover }) => {
    const { codeLogin } = account;
    await page.goto('/login');
    await codeLogin.requestByEmail('robin@');
    await codeLogin.expectErrors(['Please enter a valid email address']);
    await codeLogin.requestByEmail(mover.person.email);
    await codeLogin.expectErrors(["That email doesn't look quite right"]);
    await expect(codeLogin.email).toBeFocused();
    await codeLogin.expectAccessible();
    await new Inbox(mover.person.email).expectNothingNew();
  },
);

test(
  'the code arrives by text message while emails cannot be sent [OTP-10] [OTP-16]',
  { tag: ['@small', '@shell', '@onboarding'] },
  async ({ page, account, journey }) => {
    const { codeLogin, loginCode } = account;
    const { email, mobile, surname } = (await anInvitedMover(inOakwood)).known;
    const phone = await Inbox.of(mobile);
    await breakProvider('email', 'down', email);
    await page.goto('/oakwood/login');
    await codeLogin.requestByEmail(email);
    await expect(codeLogin.banner).toContainText('Something went wrong');
    await expect(codeLogin.banner).toContainText(
      'We cannot send emails right now. You can get your code by text message.',
    );
    await expect(codeLogin.email).toHaveValue(email);
    await codeLogin.expectAccessible();

    await codeLogin.banner.getByRole('button', { name: 'Use my mobile number instead' }).click();
    await codeLogin.requestByText(mobile);
    await loginCode.expectAccessible();
    await loginCode.enter(codeIn(await phone.next()));
    await expect(journey.personalDetails.surname).toHaveValue(surname);
    await restoreProvider('email', email);
    await new Inbox(email).expectNothingNew();
  },
);

test(
  'logging in by code from the landing page works using only the keyboard',
  { tag: ['@large', '@full', '@shell', '@onboarding'] },
  async ({ page, account, journey, header, keyboard }) => {
    const { codeLogin, loginCode } = account;
    const { email, surname } = (await anInvitedMover({ brand: 'oakwood' })).known;
    await page.goto('/oakwood');
    await keyboard.activate(header.logIn);
    await keyboard.type(codeLogin.email, email);
    await keyboard.press('Enter');
    await loginCode.title.waitFor();
    await keyboard.type(loginCode.code, codeIn(await new Inbox(email).next()));
    await keyboard.press('Enter');
    await expect(journey.personalDetails.surname).toHaveValue(surname);
    await keyboard.tabTo(journey.personalDetails.personTitle);
  },
);
