import { accountNameMaxLength, type DirectDebit, type PaymentQuestions } from '@home-move/contract';
import {
  FormCheckbox,
  FormSelect,
  FormTextField,
  Heading,
  Notice,
  PrivacyNote,
  Stack,
  TextButton,
} from '@home-move/ui';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DigitsField } from './digits-field';
import { ordinal } from './direct-debit.texts';
import type { PaymentForm } from './payment.form';
import { paymentTexts as texts } from './payment.texts';

interface BankDetailsProps {
  readonly form: UseFormReturn<PaymentForm, unknown, DirectDebit>;
  readonly questions: PaymentQuestions;
  readonly supplierName: string;
  readonly isPaper: boolean;
}

/** Bank account, payment day and authority, or the explanation of the paper form. [PAY-02] */
export function BankDetails({ form, questions, supplierName, isPaper }: BankDetailsProps) {
  const { control, setValue } = form;
  const days = questions.supplierPreferredPaymentDays;
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
      <FormTextField
        control={control}
        name="bankAccountName"
        label={texts.accountName}
        hint={texts.accountNameHint}
        maxLength={accountNameMaxLength}
        autoComplete="off"
        spellCheck={false}
      />
      <DigitsField
        control={control}
        name="bankAccountSortCode"
        label={texts.sortCode}
        hint={texts.sortCodeHint}
        length={6}
        width="8"
      />
      <Stack gap={2}>
        <DigitsField
          control={control}
          name="bankAccountNumber"
          label={texts.accountNumber}
          hint={texts.accountNumberHint}
          length={8}
          width="12"
        />
        <PrivacyNote />
      </Stack>
      {days.length > 0 && (
        <FormSelect
          control={control}
          name="preferredDay"
          label={texts.preferredDay}
          placeholder={texts.preferredDayPlaceholder}
          options={days.map((day) => ({ value: day, label: texts.dayOfMonth(ordinal(day)) }))}
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
