/** Bank details leave the server masked only: "66374958" → "*****958". */
export const maskAccountNumber = (digits: string): string => `*****${digits.slice(-3)}`;

/** "089999" → "***999" */
export const maskSortCode = (digits: string): string => `***${digits.slice(-3)}`;
