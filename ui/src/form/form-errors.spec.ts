import { fieldMessages, findField, placeMessages } from './form-errors';

describe('fieldMessages', () => {
  it('gives nested fields dotted paths, and a group the path of its root', () => {
    const errors = {
      surname: { type: 'min', message: 'Too short' },
      address: { postcode: { type: 'format', message: 'Please enter a valid postcode' } },
      dateOfBirth: { root: { type: 'custom', message: "That's not a real date" } },
    };
    expect(fieldMessages(errors)).toEqual([
      { name: 'surname', message: 'Too short' },
      { name: 'address.postcode', message: 'Please enter a valid postcode' },
      { name: 'dateOfBirth', message: "That's not a real date" },
    ]);
  });
});

describe('the inputs of a form', () => {
  beforeEach(() => {
    document.body.innerHTML = '<input id="f-first"><input id="f-dateOfBirth"><input id="f-last">';
  });

  it('are found by their path, or by the group around it', () => {
    expect(findField('f', 'first', document)?.input.id).toBe('f-first');
    expect(findField('f', 'dateOfBirth.day', document)?.name).toBe('dateOfBirth');
    expect(findField('f', 'nowhere', document)).toBeNull();
  });

  it('are ordered as on the page, with one message each', () => {
    const messages = ['last', 'dateOfBirth.year', 'dateOfBirth.day', 'elsewhere', 'first'].map((name) => ({
      name,
      message: `${name}!`,
    }));
    expect(placeMessages(messages, 'f', document).map(({ message }) => message)).toEqual([
      'first!',
      'dateOfBirth.year!',
      'last!',
    ]);
  });
});
