import { mailPreviewIndex } from './mail-preview-index.mjs';

it('the index shows every mail at both widths, with both of its parts, and its subject as text', () => {
  const page = mailPreviewIndex([
    { file: 'code.oakwood', theme: 'oakwood', subject: '048213 is your Fox & <Sons> code' },
  ]);
  expect(page).toContain('<h2>048213 is your Fox &amp; &lt;Sons> code (oakwood)</h2>');
  expect(page).toContain('<a href="code.oakwood.html">HTML</a> <a href="code.oakwood.txt">text</a>');
  expect(page).toContain('src="code.oakwood.html" width="600"');
  expect(page).toContain('src="code.oakwood.html" width="320"');
});
