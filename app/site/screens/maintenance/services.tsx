interface MaintenanceServicesProps {
  title: string;
  services: string[];
}

/** The services that every plan includes, drawn as the last page of the booklet of plans. */
export function MaintenanceServices({ title, services }: MaintenanceServicesProps) {
  return (
    <section id="services" className="page">
      <div className="grid gap-x-12 gap-y-5 border-2 border-t-0 border-line bg-wall-2 px-7 py-10 sm:px-10 lg:grid-cols-[1fr_2fr]">
        <h2 className="text-[clamp(1.6rem,1.2rem+1.6vw,2.3rem)]">{title}</h2>
        <ul className="ticks gap-x-10 sm:grid-cols-2">
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
