/** Slots of Sky's call back: 1 to 4 are two hours each from 12pm, `Anytime` is any of them. [BBSET-09] */
export const skyCallbackSlots = ['1', '2', '3', '4', 'Anytime'] as const;
export type SkyCallbackSlot = (typeof skyCallbackSlots)[number];

/** Texts of the call back, on the order and on the summary. [BBSET-10] */
export const skyCallbackTexts = {
  hours: '12pm-8pm Monday to Friday, within 24 hours',
  slots: {
    '1': '12pm to 2pm',
    '2': '2pm to 4pm',
    '3': '4pm to 6pm',
    '4': '6pm to 8pm',
    Anytime: 'Anytime',
  } satisfies Record<SkyCallbackSlot, string>,
} as const;
