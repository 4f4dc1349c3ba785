import { useMay } from '../../administrator.tsx';
import { shortDateTime } from '../../dates.ts';
import { Card, Item } from './item.tsx';
import type { Today } from './load-today.ts';
import { words } from './words.ts';

type Facts = Pick<Today, 'mail' | 'storage'>;

/** Whether something cannot wait: it then stands first. That no backup is known is told in its place. */
export function isPressing({ mail, storage }: Facts): boolean {
  const hasMailTrouble = mail !== undefined && mailTroubles(mail).length > 0;
  const hasOldBackup = storage?.lastBackup !== undefined && storage.isBackupOld;
  const hasFailed = storage !== undefined && storage.backupFailure !== '';
  return (
    hasMailTrouble ||
    hasOldBackup ||
    hasFailed ||
    storage?.disk?.isLow === true ||
    storage?.isClockDoubted === true
  );
}

/** Mail, disk, backup and a clock that jumped, as far as they are known. */
export function Condition({ mail, storage }: Facts) {
  if (!mail && !storage) return null;
  return (
    <Card id="condition" title={words.condition} isBad={isPressing({ mail, storage })}>
      <ul className="today-items">
        {mail && <Mail mail={mail} />}
        {storage && <Storage storage={storage} />}
      </ul>
    </Card>
  );
}

function Mail({ mail }: { mail: NonNullable<Facts['mail']> }) {
  const mayTest = useMay('site');
  const troubles = mailTroubles(mail);
  return (
    <Item path={mayTest ? 'mail' : 'inbox/mail'} name={words.mail} isBad={troubles.length > 0}>
      {troubles.length > 0 ? troubles.join(' ') : words.mailFine}
    </Item>
  );
}

function mailTroubles({ isCaptured, failed, stuck, reason, left }: NonNullable<Facts['mail']>): string[] {
  return [
    isCaptured && words.mailCaptured,
    failed > 0 && words.mailFailed(failed),
    stuck > 0 && words.mailStuck(stuck, reason),
    left > 0 && words.mailLeft(left),
  ].filter((trouble) => trouble !== false);
}

/** All are looked after on the server; what to do there is told by the diagnosis. */
function Storage({ storage }: { storage: NonNullable<Facts['storage']> }) {
  const { disk, isBackupOld, backupFailure, isClockDoubted } = storage;
  return (
    <>
      <Item path="doctor" name={words.disk} isBad={disk?.isLow === true}>
        {diskWords(disk)}
      </Item>
      <Item path="doctor" name={words.backup} isBad={isBackupOld || backupFailure !== ''}>
        {backupWords(storage)}
      </Item>
      {isClockDoubted && (
        <Item path="doctor" name={words.clock} isBad={true}>
          {words.clockDoubted}
        </Item>
      )}
    </>
  );
}

function diskWords(disk: NonNullable<Facts['storage']>['disk']): string {
  if (!disk) return words.diskUnknown;
  return disk.isLow ? words.diskLow(disk.gigabytes) : words.diskFree(disk.gigabytes, disk.isPlenty);
}

function backupWords({ lastBackup, isBackupOld, isNightly, backupFailure }: NonNullable<Facts['storage']>) {
  const failed = backupFailure === '' ? '' : `${words.backupFailed(backupFailure)} `;
  if (lastBackup === undefined) return failed + (isNightly ? words.backupTonight : words.backupUnknown);
  return failed + (isBackupOld ? words.backupOld : words.backupFine)(shortDateTime(lastBackup));
}
