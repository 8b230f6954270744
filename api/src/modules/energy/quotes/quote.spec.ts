import { anAddressAt } from '../../move/enrolment/enrolment-record.builder.js';
import { questionKey, type Question } from './quote.js';

const question: Question = {
  address: anAddressAt('MK40 2QT'),
  fuels: 'DualFuel',
  use: { electricityKwh: 2700, gasKwh: 9800, estimated: true },
  meters: null,
};
const { address, use } = question;

describe('the input that a quote is stored for', () => {
  it.each<[string, Partial<Question>, string]>([
    ['home, fuels and use', {}, '["121193458703","14","Castle Road","MK40 2QT","DualFuel",2700,9800]'],
    [
      'a home that was entered manually',
      { address: { ...address, addressKey: null, houseNameOrNumber: '3', addressLine1: 'Mill Lane' } },
      '[null,"3","Mill Lane","MK40 2QT","DualFuel",2700,9800]',
    ],
    [
      'one fuel',
      { fuels: 'Electric', use: { ...use, gasKwh: null } },
      '["121193458703","14","Castle Road","MK40 2QT","Electric",2700,null]',
    ],
    [
      'an unusual share at night',
      { use: { ...use, nightPercent: 30 } },
      '["121193458703","14","Castle Road","MK40 2QT","DualFuel",2700,9800,30]',
    ],
    [
      'the typical share at night, which is left out',
      { use: { ...use, nightPercent: 42 } },
      '["121193458703","14","Castle Road","MK40 2QT","DualFuel",2700,9800]',
    ],
    [
      'the answers about the meters',
      { meters: { gas: 'Y', prepay: 'N', economy7: 'Y' } },
      '["121193458703","14","Castle Road","MK40 2QT","DualFuel",2700,9800,"N","Y"]',
    ],
  ])('contains %s', (_, changed, key) => {
    expect(questionKey({ ...question, ...changed })).toBe(key);
  });
});
