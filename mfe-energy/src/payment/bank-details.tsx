import type { ExistingBankDetails, PaymentQuestions } from '@home-move/contract';
import {
  FormCheckbox,
  formatOrdinal,
  FormRadioCards,
  FormSelect,
  Heading,
  Notice,
  Stack,
  TextButton,
} from '@home-move/ui';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import type { AccountFormState } from './account.form';
import { AccountFields } from './account-fields';
import type { PaymentControl, PaymentFormState } from './payment.form';
import { paymentTexts as texts } from './payment.texts';

interface BankDetailsProps {
  readonly form: PaymentFormState;
  readonly questions: PaymentQuestions;
  readonly supplierName: string;
  readonly isPaper: boolean;
}

/** The account given earlier, masked, or another one. [PAY-11] */
function AccountChoice({
  control,
  existing,
}: {
  readonly control: PaymentControl;
  readonly existing: ExistingBankDetails;
}) {
  const { accountName, maskedAccountNumber: number, maskedSortCode: sortCode, enteredPrivately } = existing;
  const option = enteredPrivately
    ? { label: texts.customersAccount, small: texts.customersAccountHidden }
    : { label: texts.sameAccount(number.slice(-3)), small: texts.maskedAccount(accountName, sortCode, number) };
  return (
    <FormRadioCards
      control={control}
      name="reuseExistingDetails"
      legend={texts.whichAccount}
      options={[
        { value: true, ...option },
        { value: false, label: texts.otherAccount },
      ]}
    />
  );
}

/** Bank account, payment day and authority, or the explanation of the paper form. [PAY-02] */
export function BankDetails({ form, questions, supplierName, isPaper }: BankDetailsProps) {
  const { control, setValue } = form;
  const { existingDetails: existing, supplierPreferredPaymentDays: days } = questions;
  const reuses = useWatch({ control, name: 'reuseExistingDetails' }) && existing !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasPaper = useRef(isPaper);
  const setPaper = (paper: boolean) => setValue('paperMandate', paper);

  // The pressed button is gone, so the focus moves to the heading of the section that replaced it.
  useEffect(() => {
    if (wasPaper.current !== isPaper) heading.current?.focus();
    wasPaper.current = isPaper;
  }, [isPaper]);

  if (isPaper)
    return (
      <Stack gap={4}>
        <Heading ref={heading} tabIndex={-1} level={2} look="h2large">
          {texts.paperTitle}
        </Heading>
        <Notice kind="info">{texts.paper(supplierName)}</Notice>
        <TextButton onClick={() => setPaper(false)}>{texts.notPaper}</TextButton>
      </Stack>
    );
  return (
    <>
      <Heading ref={heading} tabIndex={-1} level={2} look="h2large">
        {texts.bankDetails}
      </Heading>
      {existing && <AccountChoice control={control} existing={existing} />}
      {/* The form includes the account fields, but its type is invariant, so the cast is needed. */}
      {!reuses && <AccountFields form={form as unknown as AccountFormState} />}
      {days.length > 0 && (
        <FormSelect
          control={control}
          name="preferredDay"
          label={texts.preferredDay}
          placeholder={texts.preferredDayPlaceholder}
          options={days.map((day) => ({ value: day, label: texts.dayOfMonth(formatOrdinal(day)) }))}
          width="20"
        />
      )}
      <div>
        <FormCheckbox
          control={control}
          name="accountHolder"
          label={texts.accountHolder}
          shortName={texts.shortNames.accountHolder}
        />
        {questions.directDebitPaperMandateRequest && (
          <TextButton onClick={() => setPaper(true)}>{texts.askPaper}</TextButton>
        )}
      </div>
    </>
  );
}
