import { defineMessages } from '../../common/format/messages.ts';

/** How the site follows the rules of the US and the UK about reviews. Each promise stands in docs/statements.md. */
export default defineMessages({
  'review_form.rules_link': [
    'How we follow the rules against fake reviews',
    'Cómo cumplimos las reglas contra las reseñas falsas',
  ],
  'review_rules.title': ['Rules against fake reviews', 'Reglas contra las reseñas falsas'],
  'review_rules.description': [
    'The US rule on reviews (16 CFR 465) and the two policies that UK law asks for, point by point: what is not possible here, how we find the rest, what follows, and which tests prove it.',
    'La regla de Estados Unidos sobre reseñas (16 CFR 465) y las dos políticas que pide la ley del Reino Unido, punto por punto: qué no es posible aquí, cómo hallamos lo demás, qué sigue y qué pruebas lo demuestran.',
  ],
  'review_rules.limits': [
    'No website can know everything. Where something is only found and not impossible, this page says so.',
    'Ningún sitio puede saberlo todo. Donde algo solo se descubre y no es imposible, esta página lo dice.',
  ],
  'review_rules.us': ['United States: 16 CFR 465', 'Estados Unidos: 16 CFR 465'],
  'review_rules.uk': ['United Kingdom: two policies', 'Reino Unido: dos políticas'],
  'review_rules.part.asks': ['What the rule forbids', 'Qué prohíbe la regla'],
  'review_rules.part.prevented': ['What is not possible here', 'Qué no es posible aquí'],
  'review_rules.part.found': ['How we find the rest', 'Cómo hallamos lo demás'],
  'review_rules.part.then': ['What follows', 'Qué sigue'],
  'review_rules.tests': ['Tests that prove it', 'Pruebas que lo demuestran'],

  'review_rules.fake.title': ['Fake reviews', 'Reseñas falsas'],
  'review_rules.fake.asks': [
    'Reviews by people who don’t exist, or who never had the experience they describe.',
    'Reseñas de personas que no existen o que no vivieron lo que cuentan.',
  ],
  'review_rules.fake.prevented': [
    'Without a confirmed email address no one publishes a review. One mailbox has one review of a contractor for each month of a job, and three reviews in 24 hours, however many accounts it makes.',
    'Sin un correo confirmado nadie publica una reseña. Un buzón tiene una reseña de un contratista por cada mes de trabajo y tres reseñas en 24 horas, por más cuentas que abra.',
  ],
  'review_rules.fake.found': [
    'We can’t make a lie impossible. Our automatic check puts near copies on hold, and sudden bursts of reviews of one contractor. Readers report, contractors appeal, and an author can send proof of the job.',
    'No podemos hacer imposible una mentira. Nuestro filtro automático pone en revisión las casi copias y las oleadas repentinas de reseñas de un contratista. Los lectores reportan, los contratistas apelan y quien escribe puede enviar una prueba del trabajo.',
  ],
  'review_rules.fake.then': [
    'An administrator takes it down with a rule as the reason. Its stars stop counting, its author is told, and the decision is in the public log.',
    'Un administrador la quita e indica la regla. Sus estrellas dejan de contar, se avisa a quien la escribió y la decisión queda en el registro público.',
  ],

  'review_rules.bought.title': ['Reviews bought for what they say', 'Reseñas compradas por lo que dicen'],
  'review_rules.bought.asks': [
    'Money, a discount or a gift for a review that has to be good, or bad.',
    'Dinero, un descuento o un regalo por una reseña que debe ser buena, o mala.',
  ],
  'review_rules.bought.prevented': [
    'We ask each author what they were offered. Someone who says that they accepted something can’t publish, whatever the stars would be. Our own email that asks for a review is the same for every customer and asks for good or bad.',
    'Preguntamos a cada persona qué le ofrecieron. Quien dice que aceptó algo no puede publicar, sin importar las estrellas. Nuestro propio correo que pide una reseña es igual para cada cliente y la pide buena o mala.',
  ],
  'review_rules.bought.found': [
    'We can’t see a deal that both sides hide. We learn of it from reports and appeals.',
    'No podemos ver un trato que ambas partes ocultan. Lo sabemos por reportes y apelaciones.',
  ],
  'review_rules.bought.then': [
    'The review is taken down under the rule “Paid or rewarded”.',
    'La reseña se quita por la regla “Pagada o recompensada”.',
  ],

  'review_rules.insider.title': ['Reviews by insiders', 'Reseñas de gente del negocio'],
  'review_rules.insider.asks': [
    'Reviews by owners, managers, employees or their relatives that don’t say so.',
    'Reseñas de dueños, gerentes, empleados o sus familiares que no lo dicen.',
  ],
  'review_rules.insider.prevented': [
    'The account that manages a page, and each of its staff here, can’t review that business. A second account with the same mailbox can’t either. Administrators write no reviews. Employees, relatives and competitors who say so are refused.',
    'La cuenta que administra una página, y cada integrante de su personal aquí, no puede reseñar ese negocio. Tampoco una segunda cuenta con el mismo buzón. Los administradores no escriben reseñas. A empleados, familiares y competidores que lo dicen se les rechaza.',
  ],
  'review_rules.insider.found': [
    'A review from the contractor’s own device or network is put on hold. Someone who lies from another device is only found by reports and appeals.',
    'Una reseña desde el dispositivo o la red del contratista se pone en revisión. A quien miente desde otro dispositivo solo se le descubre por reportes y apelaciones.',
  ],
  'review_rules.insider.then': [
    'The review is taken down under the rule “Conflict of interest”.',
    'La reseña se quita por la regla “Conflicto de interés”.',
  ],

  'review_rules.own_site.title': [
    'Review sites that the reviewed control',
    'Sitios de reseñas en manos de los reseñados',
  ],
  'review_rules.own_site.asks': [
    'A site that claims to be independent and belongs to a business that it rates.',
    'Un sitio que se dice independiente y pertenece a un negocio que califica.',
  ],
  'review_rules.own_site.prevented': [
    'No plan changes stars, order or decisions. An administrator doesn’t decide about a review of their own or of their own business.',
    'Ningún plan cambia estrellas, orden ni decisiones. Un administrador no decide sobre una reseña propia ni de su propio negocio.',
  ],
  'review_rules.own_site.found': [
    'Software can’t prove who owns a site. The contact page names the operator, and every decision is in the public log.',
    'Un programa no puede demostrar de quién es un sitio. La página de contacto dice quién lo opera y cada decisión está en el registro público.',
  ],
  'review_rules.own_site.then': [
    'Anyone can compare: we publish reviews posted, on hold, taken down and restored by stars and paid plan.',
    'Cualquiera puede comparar: publicamos las reseñas enviadas, en revisión, quitadas y de vuelta por estrellas y plan de pago.',
  ],

  'review_rules.suppression.title': ['Suppressing bad reviews', 'Ocultar malas reseñas'],
  'review_rules.suppression.asks': [
    'Hiding reviews because they are bad, or pressing authors with threats.',
    'Ocultar reseñas porque son malas o presionar a quien las escribe con amenazas.',
  ],
  'review_rules.suppression.prevented': [
    'A contractor can’t hide, change or delete a review, and blocking a person prevents no review. The automatic check doesn’t read stars. No plan removes a review.',
    'Un contratista no puede ocultar, cambiar ni eliminar una reseña, y bloquear a alguien no impide ninguna. El filtro automático no lee las estrellas. Ningún plan quita una reseña.',
  ],
  'review_rules.suppression.found': [
    'An administrator could take down bad reviews more often. So we count by stars and by paid plan, with an exact test, and everyone can read the counts. Threats are reported like any other text.',
    'Un administrador podría quitar más las malas. Por eso contamos por estrellas y plan de pago, con una prueba exacta, y todos pueden leer las cifras. Las amenazas se reportan como cualquier otro texto.',
  ],
  'review_rules.suppression.then': [
    'The author gets the reason and can appeal for 180 days. If we accept the appeal, the review is public again.',
    'Quien la escribió recibe el motivo y puede apelar durante 180 días. Si aceptamos la apelación, la reseña vuelve a ser pública.',
  ],

  'review_rules.indicators.title': ['Fake signs of influence', 'Indicios falsos de influencia'],
  'review_rules.indicators.asks': [
    'Buying or selling followers, likes or views with no person behind them.',
    'Comprar o vender seguidores, “me gusta” o vistas detrás de los que no hay nadie.',
  ],
  'review_rules.indicators.prevented': [
    'We sell no followers, marks or views, and none of them changes stars or order. One account marks a review as helpful once.',
    'No vendemos seguidores, marcas ni vistas, y nada de eso cambia las estrellas ni el orden. Una cuenta marca una reseña como útil una sola vez.',
  ],
  'review_rules.indicators.found': [
    'Many accounts could still mark one review. That gains them nothing in the order, so we don’t search for it.',
    'Muchas cuentas podrían marcar una misma reseña. Con eso no ganan nada en el orden, así que no lo buscamos.',
  ],
  'review_rules.indicators.then': [
    'An administrator can deactivate such accounts, with a reason and an appeal.',
    'Un administrador puede desactivar esas cuentas, con un motivo y una apelación.',
  ],

  'review_rules.uk_fake.title': ['Policy on fake reviews', 'Política sobre reseñas falsas'],
  'review_rules.uk_fake.asks': [
    'We forbid fake reviews, and asking for or arranging them.',
    'Prohibimos las reseñas falsas, y pedirlas o conseguirlas.',
  ],
  'review_rules.uk_fake.prevented': [
    'A confirmed address, one review of a contractor for each month of a job, and questions about contact and connection before anyone can write.',
    'Un correo confirmado, una reseña de un contratista por cada mes de trabajo, y preguntas sobre el contacto y la relación antes de escribir.',
  ],
  'review_rules.uk_fake.found': [
    'The automatic check reads each review before it is public and each change of its text. Everyone with a confirmed address can report. We aim to decide a report within seven days.',
    'El filtro automático lee cada reseña antes de que sea pública y cada cambio de su texto. Cualquiera con un correo confirmado puede reportar. Procuramos decidir un reporte en siete días.',
  ],
  'review_rules.uk_fake.then': [
    'We take fake reviews down and count the stars without them. Both sides can appeal. We publish these numbers each month.',
    'Quitamos las reseñas falsas y contamos las estrellas sin ellas. Ambas partes pueden apelar. Publicamos estas cifras cada mes.',
  ],

  'review_rules.uk_incentivized.title': [
    'Policy on incentivized reviews',
    'Política sobre reseñas con incentivo',
  ],
  'review_rules.uk_incentivized.asks': [
    'We forbid reviews for something in return, whether they say so or not.',
    'Prohibimos las reseñas a cambio de algo, lo digan o no.',
  ],
  'review_rules.uk_incentivized.prevented': [
    'A review whose author says that they accepted something is not published, so there are none to label.',
    'No se publica la reseña de quien dice que aceptó algo, así que no hay ninguna que marcar.',
  ],
  'review_rules.uk_incentivized.found': [
    'A hidden incentive is only found by reports and appeals.',
    'Un incentivo oculto solo se descubre por reportes y apelaciones.',
  ],
  'review_rules.uk_incentivized.then': [
    'We take such a review down; its author can appeal.',
    'Quitamos esa reseña; quien la escribió puede apelar.',
  ],
});
