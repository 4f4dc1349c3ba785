import { CallToContact } from '../site/blocks/call-to-contact.tsx';
import { ExpertiseDrawing } from '../site/blocks/expertise-drawing.tsx';
import { Faq } from '../site/blocks/faq.tsx';
import { Shelf, Specimen } from './specimen.tsx';

const questions = [
  { question: 'Combien de temps faut-il ?', answer: 'Deux à quatre semaines pour un site vitrine.' },
  { question: 'Qui me répond ?', answer: 'L’un de nous quatre, sous 24 heures ouvrées.' },
];

export function DesignSurfaces() {
  return (
    <>
      <Shelf id="surfaces" title="Windows and boards">
        <Specimen name="awning, awning-small">
          <div className="awning" />
          <div className="awning awning-small mt-4" />
        </Specimen>
        {['Globe', 'Smartphone', 'ShoppingCart', 'Code'].map((icon) => (
          <Specimen key={icon} name={`shop-window shine, ${icon} on display`}>
            <div className="shop-window shine grid aspect-[4/3] place-items-end justify-center pb-5">
              <ExpertiseDrawing icon={icon} />
            </div>
          </Specimen>
        ))}
        <Specimen name="glass">
          <div className="glass relative grid min-h-44 place-items-center overflow-hidden">Lettering</div>
        </Specimen>
        <Specimen name="plaque">
          <p className="plaque">150+ projets</p>
        </Specimen>
        <Specimen name="slate-board">
          <p className="slate-board p-6">Devis gratuit sous 48 h</p>
        </Specimen>
        <Specimen name="note">
          <p className="note">« On nous a répondu le jour même. »</p>
        </Specimen>
        <Specimen name="pavement">
          <div className="pavement h-24" />
        </Specimen>
        <Specimen name="badge">
          <span className="badge">Le plus choisi</span> <span className="badge badge-quiet">WordPress</span>
        </Specimen>
      </Shelf>
      <Faq title="Questions" items={questions} />
      <CallToContact title="The end of a page" description="What to do next." button="Contact" />
    </>
  );
}
