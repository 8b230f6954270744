import { mailPreviewIndex } from './mail-preview.mjs';

it('the index page shows every mail at both widths, links to HTML and text, and escapes the subject', () => {
  const page = mailPreviewIndex([
    { file: 'code.oakwood', theme: 'oakwood', subject: '048213 is your Fox & <Sons> code' },
  ]);
  expect(page).toContain('<h2>048213 is your Fox &amp; &lt;Sons> code (oakwood)</h2>');
  expect(page).toContain('<a href="code.oakwood.html">HTML</a> <a href="code.oakwood.txt">text</a>');
  expect(page).toContain('src="code.oakwood.html" width="600"');
  expect(page).toContain('src="code.oakwood.html" width="320"');
});
