import { Disc, LevelMark, Line, Place, Shape } from '../../../shape/Shape.tsx';

/** The woman at the hero's taps: she fills a glass, and sees her girl drink. */
export function Mother() {
  return (
    <g className="skin-4 hair-black hat-honey">
      <FarArm />
      <Place x={44} y={0}>
        <Blouse />
        <Neck />
        <Head />
      </Place>
      <Glass />
      <NearArm />
    </g>
  );
}

/** The hand lies on the lever of the tap. */
function FarArm() {
  return (
    <>
      <Shape
        of="M274 290C286 298 296 303 304 304 312 304 318 298 322 288 336 256 352 222 366 190 372 188 374 182 372 176 378 178 384 172 380 166 386 166 388 158 382 152 389 154 394 150 390 142 384 136 372 134 362 138 351 143 345 156 347 166 336 192 322 220 310 242 304 252 298 258 290 256z"
        wash="skin"
      />
      <Shape of="M240 244C266 238 288 250 302 268L281 301 240 300z" wash="white" />
      <Line of="M296 264L276 296" weight="hair" />
      <Line of="M382 152C376 150 370 150 366 152M380 166C374 164 368 162 364 163M372 176C368 174 364 172 361 172" />
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
      <Shape of="M128 268C122 306 116 350 116 400H146C140 350 140 310 146 280z" wash="shade" line="none" />
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

function Glass() {
  return (
    <>
      <Shape of="M340 240H406L398 346H348z" wash="shallow" line="none" />
      <path className="w-shallow l2" d="M367 224H381C379 240 380 260 380 284H368C369 260 369 240 367 224z" />
      <Shape of="M343.5 284H402.5L398 346H348z" wash="clear" line="none" />
      <Shape
        of="M343.5 284C352 279 394 279 402.5 284 394 289 352 289 343.5 284z"
        wash="shallow"
        line="fine"
      />
      <Shape of="M340 240C352 233 394 233 406 240 394 247 352 247 340 240z" wash="none" line="inner" />
      <Shape of="M340 240L348 346C360 350 386 350 398 346L406 240" wash="none" />
      <LevelMark x={394} y={283} width={15} />
    </>
  );
}

/** Arm and hand are one outline; four fingers lie around the glass. */
function NearArm() {
  return (
    <>
      <Shape
        of="M314 302C320 286 328 270 336 260 342 254 350 257 350 265 350 277 349 288 349 300z"
        wash="skin"
      />
      <Line of="M339 262C342 260 345 261 346 264" weight="hair" />
      <Shape
        of="M256 312C259 320 262 326 265 331 284 319 302 305 318 293 330 288 341 284 352 286 366 284 388 284 398 287 405 290 405 301 398 303L396 304C404 307 404 317 397 319L395 320C402 323 401 332 394 334L391 335C396 338 395 346 388 347 376 349 364 348 354 346 342 342 334 337 326 333 306 350 280 368 258 378 238 386 214 384 204 366 197 352 194 340 191 328z"
        wash="skin"
      />
      <Shape
        of="M191 328C194 340 197 352 204 366 214 384 238 386 258 378 280 368 306 350 326 333 300 346 270 362 248 364 224 362 204 348 191 328z"
        wash="shade"
        line="none"
      />
      <Line of="M398 303C386 301 372 302 362 304M395 320C384 319 372 320 364 321M391 335C382 335 374 336 368 336" />
      <Line
        of="M358 290C354 294 354 298 356 302M372 288C370 292 370 296 371 299M388 289C387 292 387 296 388 299M330 296C338 292 346 292 352 294"
        weight="hair"
      />
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
