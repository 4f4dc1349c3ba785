import type { ReactNode } from 'react';
import { Cat } from './illustration/cat.tsx';
import { Lantern } from './illustration/lantern.tsx';
import { SideWindow } from './illustration/side-window.tsx';

/**
 * The frame of the login and password screens: a drawing of a closed shop at night, in both themes. The
 * sign on its door shows `title`, and below it stands the form.
 */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="dark door-street">
      <div className="door-front">
        <div className="door-awning" aria-hidden="true" />
        <div className="door-wall">
          <SideWindow side="left" />
          <div className="door-way">
            <Lantern />
            <div className="door-leaf">
              <div className="door-fanlight" aria-hidden="true" />
              <div className="door-glass">
                <h1 className="door-plate">{title}</h1>
                {children}
              </div>
              <div className="door-foot" aria-hidden="true">
                <span className="door-letterbox" />
              </div>
              <span className="door-handle" aria-hidden="true" />
            </div>
          </div>
          <SideWindow side="right" />
        </div>
      </div>
      <div className="door-pavement" aria-hidden="true">
        <Cat />
      </div>
    </div>
  );
}
