/** A PDF file of one page, with one photograph of 400 by 300 pixels on it. */
export const documentOf = (jpeg: Buffer) => {
  const text =
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents 4 0 R /Resources << /XObject << /Im1 5 0 R >> >> >>\nendobj\n' +
    '4 0 obj\n<< /Length 31 >>\nstream\nq 300 0 0 300 50 50 cm /Im1 Do Q\nendstream\nendobj\n';
  return Buffer.concat([
    Buffer.from(text),
    Buffer.from(
      `5 0 obj\n<< /Type /XObject /Subtype /Image /Width 400 /Height 300 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
    ),
    jpeg,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);
};
