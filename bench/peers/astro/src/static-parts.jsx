import { CallToContact as OurCallToContact } from '#app/site/blocks/call-to-contact.jsx';
import { ArticleHeader as OurArticleHeader } from '#app/site/screens/article/header.jsx';
import { Related as OurRelated } from '#app/site/screens/article/related.jsx';
import { ContactInfo as OurContactInfo } from '#app/site/screens/contact/info.jsx';
import { HomeCta as OurHomeCta } from '#app/site/screens/home/cta.jsx';
import { HomeFeatures as OurHomeFeatures } from '#app/site/screens/home/features.jsx';
import { HomeHero as OurHomeHero } from '#app/site/screens/home/hero.jsx';
import { AnnouncementBar as OurAnnouncementBar } from '#app/site/shell/announcement-bar.jsx';
import { SiteFooter as OurSiteFooter } from '#app/site/shell/footer.jsx';
import { SkipLink as OurSkipLink } from '#app/site/shell/skip-link.jsx';
import { withContent } from './with-content.jsx';

/** What is only HTML: rendered at build time, none of it sent as script. */
export const AnnouncementBar = withContent(OurAnnouncementBar);
export const ArticleHeader = withContent(OurArticleHeader);
export const CallToContact = withContent(OurCallToContact);
export const ContactInfo = withContent(OurContactInfo);
export const HomeCta = withContent(OurHomeCta);
export const HomeFeatures = withContent(OurHomeFeatures);
export const HomeHero = withContent(OurHomeHero);
export const Related = withContent(OurRelated);
export const SiteFooter = withContent(OurSiteFooter);
export const SkipLink = withContent(OurSkipLink);
