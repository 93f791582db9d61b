import { createObjectUrl, saveAs } from '../../lib/save-file.ts';

const PDF = 'application/pdf';

/**
 * Shows a file that was chosen and not uploaded yet: a PDF in a new tab, another one as a download. We
 * set the type ourselves, so that an HTML page with another name never runs in our origin.
 */
export const openChosenFile = (file: File): void => {
  if (file.name.toLowerCase().endsWith('.pdf'))
    window.open(createObjectUrl(new Blob([file], { type: PDF })), '_blank', 'noopener');
  else saveAs(new Blob([file], { type: 'application/octet-stream' }), file.name);
};
