/** Texts of the download of all data. [PASS-14] */
export const downloadTexts = {
  title: 'Download everything',
  text: 'This passport and all that we hold about you. The PDF is for reading. The JSON file is for taking your data to another service.',
  label: (format: string, kilobytes: number | null) => (kilobytes === null ? format : `${format}, ${kilobytes} KB`),
  download: 'Download',
  downloading: 'Downloading',
  downloaded: (format: string) => `The ${format} file has been downloaded.`,
  unknownSize: 'The file sizes are not available at the moment.',
  formats: { pdf: 'PDF', json: 'JSON' },
  fileName: (extension: string) => `data-passport.${extension}`,
} as const;
