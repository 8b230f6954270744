import { UserError } from './user-error.mjs';

/** The number in the option `name` of a command. Throws UserError unless it is one from `min` to `max`. */
export function numberOption(name, text, { min = 0, max = Infinity } = {}) {
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number) && number >= min && number <= max) return number;
  const range = max === Infinity ? `of at least ${min}` : `from ${min} to ${max}`;
  throw new UserError(`--${name} must be a number ${range}; it is "${text}".`);
}
