import type { SpecialCommsPreference } from '@home-move/contract';

/** Needs of a home for a priority services register, which the mover agreed to share with its keeper. */
export interface NeedsRegistration {
  readonly needs: readonly {
    /** The industry's needs code. */
    readonly code: number;
    readonly language: string | null;
    /** yyyy-MM-dd */
    readonly until: string | null;
  }[];
  /** The form of letters and bills; null without a preference. */
  readonly format: Exclude<SpecialCommsPreference, 'NONE'> | null;
  /** When the mover agreed, as an ISO instant. */
  readonly consentedAt: string;
}

/** The home and its contact, for keepers that do not know them. */
export interface RegisteredHousehold {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: { readonly line: string; readonly town: string; readonly postcode: string };
  /** yyyy-MM-dd; null while unknown. */
  readonly moveInDate: string | null;
}
