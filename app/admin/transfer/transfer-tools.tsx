import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { ImportPreview } from '#server/transfer/transfer-service.ts';
import { ToolIcon } from '../shell/tool-icon.tsx';
import { download } from './download.ts';
import { ImportDialog } from './import-dialog.tsx';
import { Notice, type NoticeText } from './notice.tsx';
import { send } from './send.ts';
import { transferWords as words } from './words.ts';

/** In the address for one page load: the message outlives the reload without being stored anywhere. */
const IMPORTED = 'imported';

const failed: NoticeText = { kind: 'bad', text: words.importFailed };

interface Chosen {
  name: string;
  text: string;
  preview: ImportPreview;
}

/** The export and import buttons of the header, with all that an import shows. */
export function TransferTools() {
  const input = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useImportedNotice();
  const [chosen, setChosen] = useState<Chosen>();

  const startExport = async () => {
    if (!(await download('/api/export'))) setNotice({ kind: 'bad', text: words.exportFailed });
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const text = await file.text();
    target.value = '';
    const preview = /\.json$/i.test(file.name) && (await send<ImportPreview>('/api/import/preview', text));
    if (preview) setChosen({ name: file.name, text, preview });
    setNotice(preview ? undefined : failed);
  };
  const confirm = async () => {
    const done = chosen && (await send('/api/import', chosen.text));
    setChosen(undefined);
    setNotice(done ? { kind: 'good', text: words.imported } : failed);
    if (done) reloadWithNotice();
  };

  return (
    <>
      <button type="button" className="tool" title={words.exportHelp} onClick={startExport}>
        <ToolIcon name="export" />
        <span className="tool-word">{words.export}</span>
      </button>
      <button type="button" className="tool" title={words.importHelp} onClick={() => input.current?.click()}>
        <ToolIcon name="import" />
        <span className="tool-word">{words.import}</span>
      </button>
      <input
        ref={input}
        type="file"
        accept=".json"
        hidden
        aria-label={words.importHelp}
        onChange={(event) => void choose(event)}
      />
      {chosen && (
        <ImportDialog
          name={chosen.name}
          preview={chosen.preview}
          onCancel={() => setChosen(undefined)}
          onConfirm={confirm}
        />
      )}
      {notice && <Notice notice={notice} onClose={() => setNotice(undefined)} />}
    </>
  );
}

function reloadWithNotice(): void {
  const address = new URL(location.href);
  address.searchParams.set(IMPORTED, '1');
  location.assign(address);
}

/** The message of the import before the reload; the address is then tidied, so that the next reload is silent. */
function useImportedNotice() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const imported = parameters.has(IMPORTED);
  const state = useState<NoticeText | undefined>(
    imported ? { kind: 'good', text: words.imported } : undefined,
  );
  useEffect(() => {
    if (!imported) return;
    const rest = new URLSearchParams(parameters);
    rest.delete(IMPORTED);
    navigate({ pathname, search: rest.toString() }, { replace: true, preventScrollReset: true });
  }, [imported, parameters, navigate, pathname]);
  return state;
}
