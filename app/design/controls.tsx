import { useState } from 'react';
import { Arrow } from '../ui/arrow.tsx';
import { Dots } from '../ui/carousel/dots.tsx';
import { PauseButton } from '../ui/carousel/pause-button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Modal } from '../ui/modal.tsx';
import { Picture } from '../ui/picture.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { Stars } from '../ui/stars.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Shelf, Specimen } from './specimen.tsx';

/** As the browser draws it round the focused element. */
const FOCUS = 'outline-3 outline-offset-3 outline-awning';

export function DesignControls() {
  return (
    <Shelf id="controls" title="What one presses and fills">
      <Buttons />
      <Fields />
      <Choices />
      <Images />
      <Dialog />
    </Shelf>
  );
}

function Buttons() {
  return (
    <Specimen name="button: plain, quiet, small, focused, disabled; text-link; round-button">
      <p className="flex flex-wrap items-center gap-4">
        <button type="button" className="button">
          Plain <Arrow />
        </button>
        <button type="button" className="button button-quiet">
          Quiet
        </button>
        <button type="button" className="button button-small">
          Small
        </button>
        <button type="button" className={`button ${FOCUS}`}>
          Focused
        </button>
        <button type="button" className="button" disabled>
          Disabled
        </button>
        <a href="#controls" className="text-link">
          Back to the buttons <Arrow />
        </a>
        <button type="button" className="round-button" aria-label="Back">
          <Arrow back />
        </button>
      </p>
    </Specimen>
  );
}

function Fields() {
  return (
    <Specimen name="field: empty, with help, in error, disabled; select; long text">
      <div className="grid gap-4">
        <Field label="Nom *">{(control) => <input {...control} />}</Field>
        <Field label="E-mail *" help="Pour vous répondre.">
          {(control) => <input {...control} type="email" defaultValue="lea@boulangerie.example" />}
        </Field>
        <Field label="Téléphone" error="Ce numéro est trop court.">
          {(control) => <input {...control} defaultValue="03 53" />}
        </Field>
        <Field label="Entreprise">{(control) => <input {...control} disabled />}</Field>
        <Field label="Projet">
          {(control) => (
            <select {...control}>
              <option>Site vitrine</option>
            </select>
          )}
        </Field>
        <Field label="Message">{(control) => <textarea {...control} rows={3} />}</Field>
      </div>
    </Specimen>
  );
}

function Choices() {
  const [shown, setShown] = useState(0);
  return (
    <Specimen name="Tabs, Dots, Stars, Icon">
      <Tabs label="Trades" tabs={['Sites', 'Boutiques']} shown={shown} onShow={setShown} panelClass="py-4">
        Panel {shown + 1}
      </Tabs>
      <p className="flex gap-2">
        <Dots count={4} shown={shown} onShow={(place) => setShown(place % 2)} label={(n) => `Show ${n}`} />
      </p>
      <p className="mt-4 flex items-center gap-4">
        <Stars rating={4} of={5} label="4 of 5" />
        <Icon name="Globe" className="size-7" />
        <Icon name="nobody drew this" className="size-7" />
      </p>
    </Specimen>
  );
}

function Images() {
  return (
    <Specimen name="Picture and Portrait, whose file is missing">
      <div className="grid grid-cols-2 gap-4">
        <Picture src="" alt="Une vitrine éclairée" className="aspect-square" />
        <Portrait name="Marie Dupont" src="" initials="MD" className="aspect-square" />
      </div>
    </Specimen>
  );
}

function Dialog() {
  const [open, setOpen] = useState(false);
  const [playing, setPlaying] = useState(true);
  return (
    <Specimen name="Modal, PauseButton">
      <p className="flex items-center gap-4">
        <button type="button" className="button button-quiet" onClick={() => setOpen(true)}>
          Open the dialog
        </button>
        <PauseButton
          playing={playing}
          onToggle={() => setPlaying(!playing)}
          label={playing ? 'Pause' : 'Play'}
        />
      </p>
      {open && (
        <Modal label="A dialog" onClose={() => setOpen(false)} className="m-auto bg-window p-10 text-ink">
          <button type="button" className="button" onClick={() => setOpen(false)}>
            Close
          </button>
        </Modal>
      )}
    </Specimen>
  );
}
