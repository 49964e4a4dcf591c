import { Disc, LevelMark, Line, Place, Shape } from '../../../shape/Shape.tsx';
import { GlassHand } from './GlassHand.tsx';

interface MotherProps {
  /** Where the water in her glass ends. */
  level?: number;
  /** A film moves the water that runs by this many units. */
  flow?: number | undefined;
}

/** The woman at the hero's taps: she fills a glass, and sees her girl drink. */
export function Mother({ level = 264, flow }: MotherProps) {
  return (
    <g className="skin-4 hair-black hat-honey">
      <FarArm />
      <Place x={44} y={0}>
        <Blouse />
      </Place>
      <Glass level={level} flow={flow} />
      <NearArm />
      <Place x={44} y={0}>
        <Neck />
        <Head />
      </Place>
    </g>
  );
}

/** Seen from the palm: the fingers come over the lever towards us, and the thumb closes before them. */
function FarArm() {
  return (
    <>
      <Shape
        of="M274 290C286 298 296 303 304 304 312 304 318 298 322 288 336 256 352 222 366 193 382 188 391 179 392 165 393 157 392 150 390 144 387 137 379 138 378 143 377 134 373 130 369 130 365 130 363 133 363 137 363 129 359 126 355 126 350 126 348 130 348 135 346 130 342 128 339 131 335 135 335 150 336 166 328 172 327 184 334 195 326 212 318 228 310 242 304 252 298 258 290 256z"
        wash="skin"
      />
      <Shape
        of="M334 195C324 216 316 232 310 242 304 252 298 258 290 256L282 272C300 276 314 262 322 246L347 196C366 194 382 186 390 172 378 180 366 182 354 180L341 192z"
        wash="shade"
        line="none"
      />
      <Shape of="M240 244C266 238 288 250 302 268L281 301 240 300z" wash="white" />
      <Line of="M296 264L276 296" weight="hair" />
      <Line of="M348 135C349 145 349 154 348 160 347 166 338 166 337 160M363 137C364 148 364 158 363 163 362 169 350 169 349 163M378 143C379 152 379 160 378 165 377 171 365 170 364 163M391 163C390 170 380 171 379 164" />
      <Shape
        of="M331 180C329 172 334 166 342 166 350 167 358 167 366 165 375 163 379 172 372 176 364 179 356 178 351 182 347 185 345 188 341 191"
        wash="skin"
        line="inner"
      />
      <Line
        of="M365 169C370 166 374 170 371 173M349 168C352 170 353 174 352 177M340 162C339 156 346 156 345 162M353 165C352 159 359 159 359 165M368 166C367 160 374 160 374 166M382 165C381 160 387 160 387 165"
        weight="hair"
      />
    </>
  );
}

function Blouse() {
  return (
    <>
      <Shape
        of="M170 222C146 228 132 244 128 268 122 306 116 350 116 400H238C240 350 244 316 240 288 236 262 224 240 206 230z"
        wash="white"
      />
      <Shape
        of="M158 225C142 234 131 252 128 268 122 306 116 350 116 400H146C140 350 140 310 146 280z"
        wash="shade"
        line="none"
      />
      <Line of="M208 262C214 300 214 340 212 390M222 250C228 300 226 350 224 390" />
      <Disc at={[219.5, 290]} radius={2.4} wash="clay" line="fine" />
      <Disc at={[219.5, 378]} radius={2.4} wash="clay" line="fine" />
    </>
  );
}

function Neck() {
  return (
    <>
      <Shape
        of="M168 176C170 196 170 212 162 226 176 242 202 246 216 236 210 226 208 216 210 204z"
        wash="skin"
      />
      <Shape
        of="M169 190C184 206 198 212 211 210 209 218 212 224 212 228 192 228 176 216 168 202z"
        wash="shade"
        line="none"
      />
      <Shape
        of="M160 220C172 238 200 246 218 234L226 246C222 256 212 264 204 262L196 248C178 250 162 242 154 228z"
        wash="clay"
      />
      <Line of="M196 248C190 244 178 238 172 232" weight="hair" />
    </>
  );
}

function Head() {
  return (
    <>
      <Shape
        of="M146 112C140 136 146 164 158 174 168 172 172 160 172 140L186 100z"
        wash="hair"
        line="inner"
      />
      <Shape
        of="M222 96C229 106 228 116 226 124 228 134 236 145 239 153 241 160 236 163 230 163 229 166 230 168 231 169 234 171 235 174 233 177 232 178 231 179 231 180 233 182 233 186 230 189 228 191 228 194 229 197 229 206 220 212 208 211 190 208 172 198 166 182 160 166 160 130 172 100z"
        wash="skin"
      />
      <circle className="w-blush" cx={206} cy={164} r={20} />
      <Shape
        of="M176 142C168 134 160 140 162 152 163 162 168 172 174 170 178 166 180 154 176 142z"
        wash="skin"
        line="inner"
      />
      <Line of="M172 146C166 144 166 152 168 156M174 152C170 154 170 160 172 164" weight="hair" />
      <Disc at={[171, 177]} radius={6.5} wash="teal" line="fine" />
      <Eye />
      <Line of="M226 162C222 163 219 159 222 154M231 160C229 158 226 159 226 161" />
      <Smile />
      <Headwrap />
    </>
  );
}

/** She looks at the girl. */
function Eye() {
  return (
    <>
      <Shape
        of="M203 140C208 133.5 214 131 220.5 131.5 222 135 221.5 138.5 219.5 141.5 213 143.5 207 143 203 140z"
        wash="white"
        line="none"
      />
      <Shape
        of="M218 131.5C222 132 222 141 218.5 141.5 214.5 140 214 133 218 131.5z"
        wash="ink"
        line="none"
      />
      <Disc at={[219, 134.5]} radius={1.1} wash="white" />
      <Line of="M200 141C205 131 213 127 224 129.5M202 137L197 135M205 134L201 130.5" weight="inner" />
      <Line of="M204 143C209 145.5 215 144.5 219 141M203 128C208 123 214 121 220 123" weight="hair" />
      <Shape of="M197 118C203 110 214 108 223 113 213 112 204 115 199 120z" wash="ink" line="fine" />
    </>
  );
}

function Smile() {
  return (
    <>
      <Shape
        of="M231 169C234 171 235 174 233 177 226 179 219 177 214 171 220 171 227 172 231 169zM230 189C233 186 233 182 231 180 225 181 220 179 216 175 218 183 224 190 230 189z"
        wash="lips"
        line="none"
      />
      <Line of="M233 178C226 180 219 178 212 169" weight="inner" />
      <Line of="M213 165C210 168 209 171 211 174" weight="hair" />
    </>
  );
}

function Headwrap() {
  return (
    <>
      <Shape
        of="M144 122C132 92 140 52 176 38 212 26 246 44 246 76 246 90 240 100 228 104 206 96 178 106 166 128 158 130 148 130 144 122z"
        wash="hat"
      />
      <Line of="M146 116C160 86 196 70 236 90M140 92C156 66 192 52 238 66M148 68C166 50 196 40 228 46" />
      <Shape
        of="M147 126C160 92 200 76 244 88 241 98 236 102 228 104 206 96 178 106 166 128 158 130 151 130 147 126z"
        wash="shade"
        line="none"
      />
      <Shape of="M226 48C232 30 252 26 260 36 268 46 258 60 244 62z" wash="hat" />
      <Shape of="M222 52C212 38 220 24 234 26 246 30 246 48 240 60z" wash="hat" />
      <Line of="M236 54C242 46 250 40 256 40M232 50C230 42 230 36 234 32" />
    </>
  );
}

function Glass({ level, flow }: { level: number; flow: number | undefined }) {
  const narrower = Math.round((level - 240) * 0.16) / 2;
  const [left, right] = [340 + narrower, 406 - narrower];
  return (
    <>
      <Shape
        of="M340 240C352 233 394 233 406 240L398 346C386 350 360 350 348 346z"
        wash="shallow"
        line="none"
      />
      <path
        className="w-flow l3"
        d={`M367 224H381C379 234 380 248 380 ${level}H368C369 248 369 234 367 224z`}
      />
      {flow !== undefined && (
        <path className="pipe-flow" strokeDashoffset={-flow} d={`M374 226V${level - 2}`} />
      )}
      <Shape of={`M${left} ${level}H${right}L399 336C386 340 360 340 347 336z`} wash="clear" line="none" />
      <Shape of={`M${left} ${level}c8.5-5 50.5-5 59 0-8.5 5-50.5 5-59 0z`} wash="shallow" line="fine" />
      <Shape of="M340 240C352 233 394 233 406 240 394 247 352 247 340 240z" wash="none" line="inner" />
      <Shape of="M340 240L348 346C360 350 386 350 398 346L406 240" wash="none" />
      <LevelMark x={391} y={level - 1} width={15} />
    </>
  );
}

/** Upper arm and forearm are one outline. */
function NearArm() {
  return (
    <>
      <Shape
        of="M256 312C259 320 262 326 265 331 284 319 299 308 312 300L334 304V332L322 335C306 350 280 368 258 378 238 386 214 384 204 366 197 352 194 340 191 328z"
        wash="skin"
      />
      <Shape
        of="M191 328C194 340 197 352 204 366 214 384 238 386 258 378 280 368 306 350 322 335 298 348 270 362 248 364 224 362 204 348 191 328z"
        wash="shade"
        line="none"
      />
      <GlassHand />
      <Place x={44} y={0}>
        <Shape
          of="M158 232C138 240 134 268 138 298L146 329C168 332 194 326 216 313 216 290 210 268 200 250 190 236 174 230 158 232z"
          wash="white"
          line="none"
        />
        <Shape
          of="M158 232C138 240 134 268 138 298L146 329C154 331 162 331 168 330 156 314 148 290 150 262 152 250 154 242 158 232z"
          wash="shade"
          line="none"
        />
        {/* The sleeve is one piece with the blouse: no line over the shoulder. */}
        <Line
          of="M142 268C137 278 136 288 138 298L146 329C168 332 194 326 216 313 217 296 214 280 208 264"
          weight="outline"
        />
        <Line of="M145 321C168 324 194 318 215 305" weight="hair" />
        <Line of="M160 262C162 274 168 282 178 286M190 300C184 296 180 290 180 282" />
      </Place>
    </>
  );
}
