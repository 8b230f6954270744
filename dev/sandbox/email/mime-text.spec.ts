import { readMessage } from './mime-text.js';

const read = (...lines: string[]) => readMessage(Buffer.from(lines.join('\r\n'), 'utf8').toString('latin1'));

describe('reading a message', () => {
  it('returns subject and text of a plain message', () => {
    expect(read('From: a@example.test', 'Subject: Your code', '', 'Your code is 482913.', '', 'Goodbye', '')).toEqual({
      from: 'a@example.test',
      subject: 'Your code',
      text: 'Your code is 482913.\n\nGoodbye',
    });
  });

  it('decodes the name of the sender, and returns the address for replies', () => {
    const { from, replyTo } = read(
      'From: =?UTF-8?Q?Zo=C3=AB?= <z@example.test>',
      'Reply-To: help@example.test',
      '',
      '',
    );
    expect({ from, replyTo }).toEqual({ from: 'Zoë <z@example.test>', replyTo: 'help@example.test' });
  });

  it('decodes an encoded subject, folded over lines', () => {
    expect(
      read('Subject: =?UTF-8?Q?Zo=C3=AB=2C_your?=', ' =?UTF-8?B?IMKjNjAgY2FyZA==?=', 'X-Other: 1', '', 'text').subject,
    ).toBe('Zoë, your £60 card');
  });

  it.each([
    ['quoted-printable', ['Zo=C3=AB, it costs =C2=A360 a =', 'year.']],
    ['base64', ['Wm/DqywgaXQgY29zdHMgwqM2MCBh', 'IHllYXIu']],
    ['8bit', ['Zoë, it costs £60 a year.']],
  ])('decodes a body in %s', (encoding, body) => {
    expect(
      read('Content-Type: text/plain; charset=utf-8', `Content-Transfer-Encoding: ${encoding}`, '', ...body).text,
    ).toBe('Zoë, it costs £60 a year.');
  });

  it('finds the plain text among HTML and attachments', () => {
    expect(
      read(
        'Subject: Checklist',
        'Content-Type: multipart/mixed;',
        ' boundary="outer"',
        '',
        '--outer',
        'Content-Type: text/plain; name="list.txt"',
        'Content-Disposition: attachment; filename="list.txt"',
        '',
        'attached',
        '--outer',
        'Content-Type: multipart/alternative; boundary=inner',
        '',
        '--inner',
        'Content-Type: text/html; charset=utf-8',
        '',
        '<p>Hello</p>',
        '--inner',
        'Content-Type: text/plain; charset=utf-8',
        '',
        'Hello',
        '--inner--',
        '',
        '--outer--',
        '',
      ),
    ).toMatchObject({ subject: 'Checklist', text: 'Hello' });
  });

  it('returns an empty text without a plain part', () => {
    expect(read('Subject:', 'Content-Type: text/html', '', '<p>Hello</p>')).toMatchObject({ subject: '', text: '' });
  });
});
