/** Messages of the payment form, word for word. [PAY-16 to PAY-25] */
export const paymentMessages = {
  accountName: 'Please enter your Account Holder Name',
  accountNameTooLong: 'Cannot be longer than 18 characters',
  accountNumber: 'Please enter your Bank Account Number',
  accountNumberInvalid: 'Please enter a valid Bank Account Number',
  sortCode: 'Please enter your Sort Code',
  sortCodeInvalid: 'Please enter a valid Sort Code',
  preferredDay: 'Please choose your preferred payment day',
  required: 'This field is required',
} as const;
