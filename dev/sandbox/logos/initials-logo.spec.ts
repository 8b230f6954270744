import { initialsLogo } from './initials-logo.js';

it('draws initials in the colour of the company, without a background', () => {
  const uri = initialsLogo({ initials: 'g<l', colour: '#5b2bd0' });
  expect(uri).toMatch(/^data:image\/svg\+xml;base64,/);
  const svg = Buffer.from(uri.split(',')[1] ?? '', 'base64').toString();
  expect(svg).toContain('fill="#5b2bd0">g&#60;l</text>');
  expect(svg).not.toContain('<rect');
});
