import { Price } from './price';

export const FirstYear = () => <Price amount="£1,654.53">first year, £137.88 a month</Price>;
