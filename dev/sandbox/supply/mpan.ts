const WEIGHTS = [3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43];

/** The 13 digits of an MPAN core: distributor, ten digits, check digit (weighted sum, modulo 11, modulo 10). */
export function mpanCore(distributor: string, number: string): string {
  const digits = distributor + number;
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits.charAt(place)), 0);
  return digits + String((sum % 11) % 10);
}
