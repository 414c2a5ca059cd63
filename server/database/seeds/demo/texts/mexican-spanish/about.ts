import type { AboutFrames } from '../english/about.ts';

/** Lo que dicen de sí mismas las empresas de cualquier oficio. Slots: name, city, year, crew. */
export const SPANISH_ABOUT: AboutFrames = {
  origin: [
    '{name} nació en {year} [en la cochera de la casa|con una camioneta y un remolque prestado|después de diez años de trabajar para otros].',
    'Trabajamos en {city} desde {year}.',
    'Desde {year}, {name} sigue en manos de la familia que lo fundó.',
    'Mi papá hizo su primer trabajo con este nombre en {year}; hoy las cotizaciones las firma su hija.',
    '{name} trabaja en {city} y sus alrededores desde {year}, [casi siempre por recomendación|en las buenas y en las malas].',
    'Desde {year} nos dedicamos a lo que sabemos hacer, y lo hacemos bien.',
    'En {year} dos compañeros dejamos una empresa grande para trabajar [con más calma y mejor|para nuestra propia gente].',
    'Somos una empresa de {city}, dada de alta en {year}, y la mayoría de nuestros clientes vive cerca del taller.',
  ],
  way: [
    'Antes de pedir material, usted tiene por escrito qué se va a hacer, cuánto cuesta y cuándo empezamos.',
    'Primero vamos a ver y luego cotizamos; la cotización dice qué incluye, qué no y hasta cuándo vale el precio.',
    'Los cambios se cotizan y se firman antes de hacerse.',
    'Una sola persona lleva su obra desde la primera visita hasta la última barrida, y usted tiene su teléfono.',
    'Pedimos un anticipo chico y lo demás se paga conforme avanza el trabajo.',
    'Si no podemos empezar cuando lo necesita, se lo decimos y le recomendamos a alguien.',
    'Cuidamos lo que ya está, limpiamos todas las tardes y mandamos fotos cuando usted no puede estar.',
    'Preferimos perder un trabajo que dar un precio al tanteo.',
  ],
  people: [
    'Somos {crew} en total, y casi todos llevamos más de cinco años juntos.',
    'Todos los que van a su casa están en nómina y con seguro.',
    'Atendemos en español y en inglés, en la obra y en la oficina.',
    'El dueño está presente al arrancar y al entregar cada trabajo.',
    'Formamos a nuestros propios aprendices, [de dos en dos|uno a la vez|tres a la vez].',
    'Somos un equipo chico: el que cotiza es el mismo que responde.',
  ],
  close: [
    'La mano de obra lleva garantía de [un año|dos años|cinco años], por escrito.',
    'Pídanos referencias de su misma colonia.',
    'Contestamos llamadas hasta las siete y mensajes el mismo día.',
    'La visita y la cotización no cuestan.',
    'Si algo no queda bien, háblenos y regresamos.',
    'Facturamos y entregamos recibo de cada pago.',
  ],
};
