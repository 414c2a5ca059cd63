import { defineMessages } from '../../common/format/messages.ts';

export default defineMessages({
  'content_pages.about_title': ['About us', 'Quiénes somos'],
  'content_pages.about_description': [
    'What Plumbline is for, what it never sells, and how contractors and reviewers are treated alike.',
    'Para qué existe Plumbline, qué no se vende nunca y cómo se trata por igual a contratistas y clientes.',
  ],
  'content_pages.careers_title': ['Careers', 'Trabaje con nosotros'],
  'content_pages.careers_description': [
    'Plumbline is open source. See what help is wanted and how to start.',
    'Plumbline es de código abierto. Vea qué ayuda se busca y cómo empezar.',
  ],
  'content_pages.faq_title': ['Questions and answers', 'Preguntas frecuentes'],
  'content_pages.faq_description': [
    'Answers about finding contractors, writing reviews, responding to them, decisions and privacy.',
    'Respuestas sobre cómo encontrar contratistas, escribir y responder reseñas, las decisiones y la privacidad.',
  ],
  'content_pages.go-mobile_title': ['Plumbline on your phone', 'Plumbline en su celular'],
  'content_pages.go-mobile_description': [
    'Add Plumbline to the home screen of your phone, tablet or computer.',
    'Agregue Plumbline a la pantalla de inicio de su celular, tableta o computadora.',
  ],
  'content_pages.membership-agreement_title': ['Membership agreement', 'Contrato de membresía'],
  'content_pages.membership-agreement_description': [
    'What each plan includes, how it renews, how to cancel, and when you get your money back.',
    'Qué incluye cada plan, cómo se renueva, cómo se cancela y cuándo se reembolsa.',
  ],
  'content_pages.new-features_title': ['What’s new', 'Novedades'],
  'content_pages.new-features_description': [
    'What changed in Plumbline, latest first.',
    'Lo que cambió en Plumbline, lo más reciente primero.',
  ],
  'content_pages.security_title': ['Report a weakness', 'Reporte una falla de seguridad'],
  'content_pages.security_description': [
    'How to report a weakness of this site, what you may try, how fast we answer, and what we promise you.',
    'Cómo reportar una falla de seguridad de este sitio, qué puede probar, en cuánto tiempo contestamos y a qué nos comprometemos.',
  ],
  'content_pages.privacy_title': ['Privacy policy', 'Aviso de privacidad'],
  'content_pages.privacy_description': [
    'Which data Plumbline keeps, why, for how long, who sees it, and your rights.',
    'Qué datos guarda Plumbline, para qué, por cuánto tiempo, quién los ve y cuáles son sus derechos.',
  ],
  'content_pages.terms_title': ['Terms and services', 'Términos y condiciones'],
  'content_pages.terms_description': [
    'The rules for using Plumbline, for readers, reviewers and contractors.',
    'Las reglas para usar Plumbline: lectores, autores de reseñas y contratistas.',
  ],
  'content_pages.release': [
    'This site says that it runs version {version}{commit, select, none {} other {, commit {commit}}}. Compare it with the public code.',
    'Este sitio dice que usa la versión {version}{commit, select, none {} other {, commit {commit}}}. Compárela con el código público.',
  ],
  'content_pages.on_this_page': ['On this page', 'En esta página'],
  'content_pages.effective': ['Effective {date}', 'Vigente desde el {date}'],
  'content_pages.updated': ['Updated {date}', 'Actualizado el {date}'],
  'content_pages.earlier_version': [
    'This is an earlier version. It applied from {date}.',
    'Esta es una versión anterior. Estuvo vigente desde el {date}.',
  ],
  'content_pages.read_current': ['Read the current version', 'Leer la versión vigente'],
  'content_pages.versions': ['All versions', 'Todas las versiones'],
  'content_pages.version': [
    'Version {number}, effective {date}',
    'Versión {number}, vigente desde el {date}',
  ],
});
