import { aBoot } from '../testing/boot.builder';
import { readBoot } from './boot-block';

function documentWith(content: string): Document {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = `<script type="application/json" id="hm-boot">${content}</script>`;
  return page;
}

describe('the boot block', () => {
  it('is read from the document', () => {
    const escaped = JSON.stringify(aBoot()).replaceAll('<', '\\u003c');
    expect(readBoot(documentWith(escaped))?.branding.name).toBe('Home Move');
  });

  it.each([
    ['absent', document.implementation.createHTMLDocument()],
    ['cut off', documentWith('{"branding":')],
    ['of another shape', documentWith('{"hello":1}')],
    ['empty', documentWith('')],
  ])('is null when it is %s', (_, page) => {
    expect(readBoot(page)).toBeNull();
  });
});
