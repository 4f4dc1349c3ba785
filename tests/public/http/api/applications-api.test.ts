import { readdir, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { expect } from 'vitest';
import { disguises, documents } from '#tests/support/data/documents.ts';
import { application, applicationForm, fieldErrors, post, without } from '#tests/support/data/leads.ts';
import { onBothEngines } from '#tests/support/engines.ts';
import { type Site, startSite } from '#tests/support/site/site.ts';
import { test } from '#tests/support/site/site-test.ts';

const environment = { TRUST_PROXY: '1' };
const MEGA = 1024 * 1024;
const cv = ['Mon CV.pdf', new Uint8Array(documents.pdf)] as const;
const letter = ['lettre.docx', new Uint8Array(documents.docx)] as const;

const send = (site: Site, fields: object, files: Parameters<typeof applicationForm>[1]) =>
  post(site, '/api/applications', applicationForm(fields, files));

async function filesOnDisk(site: Site): Promise<string[]> {
  const found = await readdir(path.join(site.dataDir, 'files'), { recursive: true }).catch(() => []);
  return found.filter((name) => name !== 'incoming');
}

async function nothingKept(site: Site): Promise<void> {
  const { db } = await site.openDatabase();
  expect(await db.selectFrom('leads').select('id').execute()).toEqual([]);
  expect(await filesOnDisk(site)).toEqual([]);
}

onBothEngines('applications', (engine) => {
  test('[JOB-10] [JOB-11] [JOB-12] an application is stored with its files, mailed, and its files given to administrators only', async () => {
    const site = await startSite({ engine, environment });
    const response = await send(site, application, { cv, coverLetter: letter });
    expect([response.status, await response.json()]).toEqual([201, { received: 'application' }]);

    const { db } = await site.openDatabase();
    const [lead] = await db.selectFrom('leads').selectAll().execute();
    expect(lead).toMatchObject({
      kind: 'application',
      name: 'Jane Doe',
      email: 'jane@example.com',
      suspect: 0,
    });
    expect(JSON.parse(lead?.answers ?? '')).toEqual(application);
    const files = await db.selectFrom('lead_files').selectAll().orderBy('field', 'desc').execute();
    expect(files).toMatchObject([
      {
        lead_id: lead?.id,
        field: 'cv',
        name: 'Mon CV.pdf',
        media_type: 'application/pdf',
        size: cv[1].length,
      },
      { lead_id: lead?.id, field: 'coverLetter', name: 'lettre.docx', size: letter[1].length },
    ]);
    const ids = files.map(({ id }) => id);
    expect((await filesOnDisk(site)).sort()).toEqual([...ids].sort());
    const { mode } = await stat(path.join(site.dataDir, 'files', ids[0] ?? ''));
    expect(mode & 0o777).toBe(0o600);

    const [entry] = await site.services.mail.list(5);
    const mail = (await site.services.mail.read(entry?.id ?? ''))?.mail;
    expect(mail?.subject).toBe('[RECRUTEMENT] Designer UI/UX - Jane Doe');
    expect(mail?.fields).toMatchObject({
      phone: 'Non renseigné',
      project_type: 'Designer UI/UX',
      company: '',
    });
    expect(mail?.rows).toContainEqual(['Mon CV.pdf', `${site.url}/api/files/${ids[0]}`]);

    for (const address of [`/files/${ids[0]}`, `/data/files/${ids[0]}`, `/uploads/${ids[0]}`, '/api/files'])
      expect([address, (await site.get(address)).status]).toEqual([address, 404]);
    for (const cookie of ['', 'session=invented']) {
      const refused = await site.get(`/api/files/${ids[0]}`, { headers: { cookie } });
      expect([refused.status, refused.headers.get('cache-control')]).toEqual([401, 'no-store']);
    }
    const admin = await site.signIn();
    const download = await admin.get(`/api/files/${ids[0]}`);
    expect(Buffer.from(await download.arrayBuffer())).toEqual(documents.pdf);
    expect(Object.fromEntries(download.headers)).toMatchObject({
      'content-disposition': "attachment; filename*=UTF-8''Mon%20CV.pdf",
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await admin.get('/api/files/nope')).status).toBe(404);
    expect((await admin.get(`/api/files/${encodeURIComponent('../vitrine.sqlite')}`)).status).toBe(400);
  });

  test('a repeated application is one lead with one set of files', async () => {
    const site = await startSite({ engine, environment });
    const { form } = await site.json('/api/form');
    const responses = await Promise.all([1, 2, 3].map(() => send(site, { ...application, form }, { cv })));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    await expect.poll(() => filesOnDisk(site)).toHaveLength(1);
    const { db } = await site.openDatabase();
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1);
  });
});

test('[JOB-03] [JOB-06] a required field, file or a known position that is missing is named', async () => {
  const site = await startSite({ environment });
  for (const field of ['firstName', 'lastName', 'email', 'position', 'message'] as const)
    expect(await fieldErrors(await send(site, without(application, field), { cv }))).toEqual([
      422,
      { [field]: 'required' },
    ]);
  expect(await fieldErrors(await send(site, application, {}))).toEqual([422, { cv: 'required' }]);
  expect(await fieldErrors(await send(site, application, { cv: ['', new Uint8Array()] }))).toEqual([
    422,
    { cv: 'required' },
  ]);
  for (const [field, value] of [
    ['position', 'Roi'],
    ['email', 'abc'],
    ['githubUrl', 'abc'],
    ['portfolioUrl', 'javascript:alert(1)'],
    ['firstName', 'a\r\nBcc: x@example.com'],
    ['lastName', 'a\nb'],
    ['phone', '1\r\n2'],
  ])
    expect(await fieldErrors(await send(site, { ...application, [field as string]: value }, { cv }))).toEqual(
      [422, { [field as string]: 'invalid' }],
    );
  expect(await fieldErrors(await send(site, { ...application, admin: '1' }, { cv, other: cv }))).toEqual([
    422,
    { admin: 'unknown', other: 'unknown' },
  ]);
  await nothingKept(site);
});

test('[JOB-05] only real PDF and Word files of at most 10 MB are taken, and nothing else leaves a trace', async () => {
  const site = await startSite({ environment });
  for (const [what, [name, bytes]] of Object.entries(disguises)) {
    const [status, fields] = await fieldErrors(
      await send(site, application, { cv: [name, new Uint8Array(bytes)] }),
    );
    expect([what, status, Object.keys(fields ?? {})]).toEqual([what, 422, ['cv']]);
  }
  const large = new Uint8Array(Buffer.concat([documents.pdf, Buffer.alloc(11 * MEGA), documents.pdf]));
  expect(await fieldErrors(await send(site, application, { cv: ['cv.pdf', large] }))).toEqual([
    413,
    { cv: 'too-large' },
  ]);
  expect(await fieldErrors(await send(site, application, { cv, coverLetter: ['l.pdf', large] }))).toEqual([
    413,
    { coverLetter: 'too-large' },
  ]);
  const huge = new Uint8Array(30 * MEGA);
  expect((await send(site, application, { cv: ['cv.pdf', huge] })).status).toBe(413);
  await nothingKept(site);

  const full = Buffer.concat([
    documents.pdf,
    Buffer.alloc(10 * MEGA - 2 * documents.pdf.length),
    documents.pdf,
  ]);
  const files = {
    cv: ['CV.PDF', new Uint8Array(full)],
    coverLetter: ['l.Doc', new Uint8Array(documents.doc)],
  } as const;
  expect((await send(site, application, files)).status).toBe(201);
});

test('a thousand parts, a broken or a foreign body: a clear 4xx, and no file stays', async () => {
  const site = await startSite({ environment });
  const parts = applicationForm(application, { cv });
  for (let index = 0; index < 1000; index += 1) parts.append(`field${index}`, 'x');
  expect((await post(site, '/api/applications', parts)).status).toBe(413);
  const files = new FormData();
  for (let index = 0; index < 1000; index += 1) files.append('cv', new Blob([cv[1]]), 'cv.pdf');
  expect((await post(site, '/api/applications', files)).status).toBe(413);
  expect((await send(site, { ...application, message: 'a'.repeat(300 * 1024) }, { cv })).status).toBe(413);

  const broken: [string, string, number][] = [
    ['multipart/form-data', 'x', 400],
    ['multipart/form-data; boundary=x', 'x', 400],
    ['multipart/form-data; boundary=x', '', 400],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n%PDF-',
      400,
    ],
    ['multipart/form-data; boundary=x', `--x\r\n${'A: b\r\n'.repeat(5000)}\r\n\r\n--x--`, 422],
    ['application/json', JSON.stringify(application), 415],
    ['application/x-www-form-urlencoded', 'a=b', 415],
  ];
  for (const [type, body, status] of broken) {
    const response = await post(site, '/api/applications', body, { 'content-type': type });
    expect([type, body.slice(0, 60), response.status]).toEqual([type, body.slice(0, 60), status]);
  }
  await nothingKept(site);
});

test('an upload that is broken off leaves nothing behind', async () => {
  const site = await startSite({ environment });
  const port = Number(new URL(site.url).port);
  const head = [
    'POST /api/applications HTTP/1.1',
    'Host: localhost',
    `Origin: ${site.url}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 5000000',
    '',
    '--x',
    'Content-Disposition: form-data; name="cv"; filename="cv.pdf"',
    '',
    `%PDF-${'a'.repeat(200_000)}`,
  ].join('\r\n');
  const socket = connect(port, 'localhost', () => socket.write(head));
  await expect.poll(() => filesOnDisk(site)).toHaveLength(1);
  socket.destroy();
  await expect.poll(() => filesOnDisk(site)).toEqual([]);
  await nothingKept(site);
  expect(site.logged.filter(({ level }) => Number(level) >= 50)).toEqual([]);
});
