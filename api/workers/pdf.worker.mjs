// Draws PDFs in a separate thread, which the API starts (src/modules/after-setup/pdf/pdf-renderer.ts). Plain JavaScript, so that
// the compiled API and the specs run the same file.
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';
import pdfmake from 'pdfmake';
import roboto from 'pdfmake/fonts/Roboto.js';

pdfmake.setFonts(roboto);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => dirname(path) === dirname(roboto.Roboto.normal));
pdfmake.setTableLayouts({
  rows: {
    hLineWidth: () => 0.75,
    vLineWidth: () => 0,
    hLineColor: (_line, { table }) => table.lineColour,
    paddingLeft: () => 0,
    paddingRight: () => 10,
    paddingTop: () => 4,
    paddingBottom: () => 4,
  },
});

/** Adds functions to the document, because they cannot be sent to a thread. */
function definitionOf({ footer, ...definition }, createdAt) {
  return {
    ...definition,
    info: { ...definition.info, creationDate: createdAt },
    footer: (page, pages) => ({
      margin: [48, 16, 48, 0],
      columns: [
        { text: footer.text, style: 'muted' },
        {
          text: footer.page.replace('{page}', page).replace('{pages}', pages),
          style: 'muted',
          alignment: 'right',
          width: 80,
        },
      ],
    }),
  };
}

parentPort.on('message', async ({ id, document, createdAt }) => {
  try {
    const pdf = await pdfmake.createPdf(definitionOf(document, createdAt)).getBuffer();
    parentPort.postMessage({ id, pdf });
  } catch (error) {
    parentPort.postMessage({ id, error });
  }
});
