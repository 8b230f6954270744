import { createHash } from 'node:crypto';
import { startAt } from '../../fixtures/prepared-enrolment.js';
import { fileSavedBy, textOfPdf, type SavedFile } from '../../fixtures/saved-file.js';
import { expect, test } from '../../fixtures/test.js';
import { aMover } from '../../support/mover.js';
import { applicationsOf } from '../../support/sandbox.js';

const sha256Of = ({ content }: SavedFile) => createHash('sha256').update(content).digest('hex');

test(
  'downloads the documents of two orders one by one and together, each time the same bytes, using only the keyboard',
  { tag: ['@small', '@your-move'] },
  async ({ page, journey: { confirmation, yourMove }, keyboard }) => {
    const mover = aMover({ wants: ['energy', 'entertainment'] });
    await startAt(page, mover, 'confirmation', { brand: 'oakwood' });
    const [application] = await applicationsOf(mover.person.email);
    await keyboard.activate(confirmation.orders);
    await expect(yourMove.documents).toHaveCount(8, { timeout: 30_000 });
    await expect(yourMove.downloadAll).toHaveText(/^Download all \(8 files, \d+ KB\)$/);
    await yourMove.expectAccessible();

    const summary = yourMove.download(/^Download Contract summary, Larkfield Fix 12/);
    const first = await fileSavedBy(page, () => keyboard.activate(summary));
    expect(first.name).toBe('contract-summary-larkfield-energy.pdf');
    expect(await textOfPdf(first)).toContain(`Reference ${application?.application_ref}`);

    await page.reload();
    await expect(yourMove.downloadAll).toHaveText(/^Download all \(8 files/);
    const second = await fileSavedBy(page, () => keyboard.activate(summary));
    expect(sha256Of(second)).toBe(sha256Of(first));

    const archive = await fileSavedBy(page, () => keyboard.activate(yourMove.downloadAll));
    expect(archive.name).toBe('move-documents.zip');
    // Files in the archive are not compressed.
    expect(archive.content.includes(first.content)).toBe(true);
    expect(archive.content.includes(Buffer.from('direct-debit-larkfield-energy.pdf'))).toBe(true);
  },
);
